import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { useBulk } from '../ui/list/use-bulk'
import { reopenReport, resolveReport, type Report } from './reports.api'

interface DecisionBarProps {
  state: 'open' | 'resolved'
  reports: Report[]
  onDone: () => void
}

/** Dismisses the selected reports, or takes them up again; each undoes the other. */
export function DecisionBar({ state, reports, onDone }: DecisionBarProps) {
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
