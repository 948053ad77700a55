import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { oneOf, useListAddress } from '../ui/list/use-list-address'
import { HeldPosts } from './held-posts'
import { ReportList } from './report-list'

const VIEWS = ['open', 'resolved', 'waiting', 'hidden'] as const

export function ReportsPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const view = oneOf(VIEWS, controls.state['view']) ?? 'open'
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <div role="group" aria-label={t('nav.reports')} className="flex flex-wrap gap-2">
        {VIEWS.map((each) => (
          <Button
            key={each}
            aria-pressed={view === each}
            look={view === each ? 'primary' : 'quiet'}
            // Reasons and orders differ from view to view; the search words stay.
            onClick={() =>
              controls.set({
                view: each === 'open' ? undefined : each,
                reason: undefined,
                sort: undefined,
              })
            }
          >
            {t(`reports.view.${each}`)}
          </Button>
        ))}
      </div>
      {view === 'open' || view === 'resolved' ? (
        <ReportList key={view} state={view} controls={controls} />
      ) : (
        <HeldPosts key={view} state={view} controls={controls} />
      )}
    </>
  )
}
