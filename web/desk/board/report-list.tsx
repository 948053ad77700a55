import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/moderation'
import { Button } from '../../ui/button'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { BulkBar } from '../ui/list/bulk-bar'
import { exceptParts, type ListControls } from '../ui/list/use-list-address'
import { useBulk } from '../ui/list/use-bulk'
import { useSelection } from '../ui/list/use-selection'
import { ModeratedPostCard } from './moderated-post-card'
import { PostList } from './post-list'
import { reopenReport, reportsQuery, resolveReport, type Report } from './reports.api'

interface ReportListProps {
  state: 'open' | 'resolved'
  controls: ListControls
}

export function ReportList({ state, controls }: ReportListProps) {
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
      filters={[
        {
          name: 'reason',
          label: t('desk-people:reports.reason'),
          values: REPORT_REASONS.map((value) => ({ value, text: t(`reports.reason.${value}`) })),
        },
      ]}
      order={{ name: 'reported', isNewestFirst: state === 'resolved' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(report) => (
        <ReportCard
          report={report}
          isChosen={selection.isSelected(report.id)}
          onChoose={(isChosen) => selection.select(report.id, isChosen)}
        />
      )}
      renderBulk={(reports) => (
        <DecisionBar
          state={state}
          reports={selection.selectedOf(reports)}
          onDone={selection.clear}
        />
      )}
    />
  )
}

interface ReportCardProps {
  report: Report
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function ReportCard({ report, isChosen, onChoose }: ReportCardProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const { isBusy, run } = useAction()
  const time = useClock()
  const why = t('reports.by', {
    reporter: report.reporter ?? t('audit.noMember'),
    reason: t(`reports.reason.${report.reason}`),
    time: time(report.createdAt),
  })
  return (
    <ModeratedPostCard
      post={report.post}
      isBusy={isBusy}
      run={run}
      choice={{
        label: t('lists:reports.chooseOf', { name: report.post.topicName }),
        isChosen,
        onChoose,
      }}
      lead={
        <p className="text-sm">
          <strong>{why}</strong> {report.note}
        </p>
      }
    >
      {report.resolvedAt === null && (
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() =>
            void run((client) => resolveReport(client, report.id), {
              text: t('reports.resolved'),
              removesRow: true,
              undo: (client) => reopenReport(client, report.id),
            })
          }
        >
          {t('reports.resolve')}
        </Button>
      )}
    </ModeratedPostCard>
  )
}

interface DecisionBarProps extends Pick<ReportListProps, 'state'> {
  reports: Report[]
  onDone: () => void
}

/** Dismisses the selected reports, or takes them up again; each undoes the other. */
function DecisionBar({ state, reports, onDone }: DecisionBarProps) {
  const { t } = useTranslation(['lists', 'desk-people'])
  const { isBusy, run } = useBulk<Report>()
  if (reports.length === 0) return null
  const dismiss = () =>
    run(reports, {
      act: (client, { id }) => resolveReport(client, id),
      undo: (client, { id }) => reopenReport(client, id),
      textOf: (count) => t('reports.dismissed', { count }),
      onDone,
    })
  const reopen = () =>
    run(reports, {
      act: (client, { id }) => reopenReport(client, id),
      undo: (client, { id }) => resolveReport(client, id),
      textOf: (count) => t('desk-people:reports.reopened', { count }),
      onDone,
    })
  return (
    <BulkBar count={reports.length} onClear={onDone}>
      <Button disabled={isBusy} onClick={() => void (state === 'open' ? dismiss() : reopen())}>
        {t(state === 'open' ? 'reports.dismiss' : 'desk-people:reports.reopen')}
      </Button>
    </BulkBar>
  )
}
