import { useTranslation } from 'react-i18next'
import { ChoiceButtons } from '../ui/choice-buttons'
import { oneOf, useListAddress, type ListControls } from '../ui/list/use-list-address'
import { ReportList } from './report-list'
import { HeldPosts } from './held-posts'

const VIEWS = ['open', 'resolved', 'waiting', 'hidden'] as const

type View = (typeof VIEWS)[number]

export function ReportsPage() {
  const { t } = useTranslation('admin')
  const controls = useListAddress()
  const view = oneOf(VIEWS, controls.state['view']) ?? 'open'
  return (
    <>
      <h1 className="text-2xl">{t('nav.reports')}</h1>
      <ChoiceButtons
        label={t('nav.reports')}
        choices={VIEWS}
        chosen={view}
        textOf={(each) => t(`reports.view.${each}`)}
        onChoose={(each) => controls.set(addressOf(each))}
      />
      <ViewedPosts key={view} view={view} controls={controls} />
    </>
  )
}

/** Reasons and orders differ from view to view; the search words stay. */
function addressOf(view: View) {
  return { view: view === 'open' ? undefined : view, reason: undefined, sort: undefined }
}

function ViewedPosts({ view, controls }: { view: View; controls: ListControls }) {
  return view === 'open' || view === 'resolved' ? (
    <ReportList state={view} controls={controls} />
  ) : (
    <HeldPosts state={view} controls={controls} />
  )
}
