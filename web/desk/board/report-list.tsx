import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '../../../worker/contracts/board/new-report'
import type { ListFilter } from '../ui/list/list-columns'
import { exceptParts, type ListControls } from '../ui/list/use-list-address'
import { useSelection } from '../ui/list/use-selection'
import { DecisionBar } from './decision-bar'
import { PostList } from './post-list'
import { ReportCard } from './report-card'
import { reportsQuery, type Report } from './reports.api'

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
