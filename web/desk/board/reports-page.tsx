import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { ListPages } from '../ui/list/list-pages'
import { oneOf, useListAddress, type ListControls } from '../ui/list/use-list-address'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import { heldPostsQuery, reportsQuery, resolveReport, type Report } from './reports.api'

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
            onClick={() => controls.set({ view: each === 'open' ? undefined : each })}
          >
            {t(`reports.view.${each}`)}
          </Button>
        ))}
      </div>
      {view === 'open' || view === 'resolved' ? (
        <Reports key={view} state={view} controls={controls} />
      ) : (
        <HeldPosts key={view} state={view} controls={controls} />
      )}
    </>
  )
}

interface ViewProps<State extends string> {
  state: State
  controls: ListControls
}

function Reports({ state, controls }: ViewProps<'open' | 'resolved'>) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    ...reportsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const { isBusy, run } = useAction()
  const time = useClock()
  const why = (report: Report) =>
    t('reports.by', {
      reporter: report.reporter ?? t('audit.noMember'),
      reason: t(`reports.reason.${report.reason}`),
      time: time(report.createdAt),
    })
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {(page) => (
        <>
          {page.rows.length === 0 && <p className="text-muted">{t(`reports.empty.${state}`)}</p>}
          <ul className="flex flex-col gap-4">
            {page.rows.map((report) => (
              <li key={report.id}>
                <ModeratedPostCard post={report.post} isBusy={isBusy} run={run}>
                  <p className="text-sm">
                    <strong>{why(report)}</strong> {report.note}
                  </p>
                  {report.resolvedAt === null && (
                    <Button
                      look="primary"
                      disabled={isBusy}
                      onClick={() =>
                        void run((client) => resolveReport(client, report.id), {
                          text: t('reports.resolved'),
                          removesRow: true,
                        })
                      }
                    >
                      {t('reports.resolve')}
                    </Button>
                  )}
                </ModeratedPostCard>
              </li>
            ))}
          </ul>
          <ListPages page={page} controls={controls} />
        </>
      )}
    </Loaded>
  )
}

function HeldPosts({ state, controls }: ViewProps<'waiting' | 'hidden'>) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    ...heldPostsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const { isBusy, run } = useAction()
  return (
    <Loaded query={query} skeleton="h-64 w-full">
      {(page) => (
        <>
          {page.rows.length === 0 && <p className="text-muted">{t(`reports.empty.${state}`)}</p>}
          <ul className="flex flex-col gap-4">
            {page.rows.map((post) => (
              <li key={post.id}>
                <ModeratedPostCard post={post} isBusy={isBusy} run={run} />
              </li>
            ))}
          </ul>
          <ListPages page={page} controls={controls} />
        </>
      )}
    </Loaded>
  )
}
