import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import type { ListFilter } from '../ui/list/list-columns'
import { useBulk } from '../ui/list/use-bulk'
import { exceptParts, type ListControls } from '../ui/list/use-list-address'
import { useSelection, type Selection } from '../ui/list/use-selection'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import { PostList } from './post-list'
import { reopenReport, reportsQuery, resolveReport, type Report } from './reports.api'

type State = 'open' | 'resolved'

export function ReportList({ state, controls }: { state: State; controls: ListControls }) {
  const { t } = useTranslation(['admin', 'desk-people'])
  const query = useQuery({
    ...reportsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const selection = useSelection<Report>()
  return (
    <PostList
      controls={exceptParts(controls, 'view')}
      query={query}
      search={t('desk-people:reports.search')}
      filters={[useReasonFilter()]}
      order={{ name: 'reported', isNewestFirst: state === 'resolved' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(report) => <ReportCard report={report} selection={selection} />}
      renderBulk={(rows) => <DecisionBar state={state} reports={rows} selection={selection} />}
    />
  )
}

function useReasonFilter(): ListFilter {
  const { t } = useTranslation(['admin', 'desk-people'])
  const values = REPORT_REASONS.map((value) => ({ value, text: t(`reports.reason.${value}`) }))
  return { name: 'reason', label: t('desk-people:reports.reason'), values }
}

/** Each undoes the other. */
const DECISIONS = {
  open: { act: resolveReport, undo: reopenReport },
  resolved: { act: reopenReport, undo: resolveReport },
}

interface DecisionBarProps {
  state: State
  reports: Report[]
  selection: Selection<Report>
}

/** Dismisses the selected reports, or reopens them. */
function DecisionBar({ state, reports, selection }: DecisionBarProps) {
  const { t } = useTranslation(['lists', 'desk-people'])
  const { isBusy, run } = useBulk<Report>()
  const [chosen, onDone] = [selection.selectedOf(reports), selection.clear]
  if (chosen.length === 0) return null
  const isOpen = state === 'open'
  const textOf = (count: number) =>
    t(isOpen ? 'reports.dismissed' : 'desk-people:reports.reopened', { count })
  const decide = () => run(chosen, { ...DECISIONS[state], textOf, onDone })
  return (
    <BulkBar count={chosen.length} onClear={onDone}>
      <Button disabled={isBusy} onClick={() => void decide()}>
        {t(isOpen ? 'reports.dismiss' : 'desk-people:reports.reopen')}
      </Button>
    </BulkBar>
  )
}

/** A reported post, with reporter and reason. */
function ReportCard({ report, selection }: { report: Report; selection: Selection<Report> }) {
  const { t } = useTranslation('lists')
  const action = useAction()
  const label = t('reports.chooseOf', { name: report.post.topicName })
  return (
    <ModeratedPostCard
      post={report.post}
      {...action}
      choice={{ id: report.id, label, selection }}
      lead={<Reason report={report} />}
    >
      {report.resolvedAt === null && <ResolveButton report={report} {...action} />}
    </ModeratedPostCard>
  )
}

function Reason({ report }: { report: Report }) {
  const { t } = useTranslation('admin')
  const time = useClock()
  const why = t('reports.by', {
    reporter: report.reporter ?? t('audit.noMember'),
    reason: t(`reports.reason.${report.reason}`),
    time: time(report.createdAt),
  })
  return (
    <p className="text-sm">
      <strong>{why}</strong> {report.note}
    </p>
  )
}

type ResolveButtonProps = ReturnType<typeof useAction> & { report: Report }

function ResolveButton({ report, isBusy, run }: ResolveButtonProps) {
  const { t } = useTranslation('admin')
  const resolve = () =>
    run((client) => resolveReport(client, report), {
      text: t('reports.resolved'),
      removesRow: true,
      undo: (client) => reopenReport(client, report),
    })
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void resolve()}>
      {t('reports.resolve')}
    </Button>
  )
}
