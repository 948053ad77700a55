import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { useBulk } from '../ui/list/use-bulk'
import type { Selection } from '../ui/list/use-selection'
import { reopenReport, resolveReport, type Report } from './reports.api'

const dismiss = (client: QueryClient, { id }: Report) => resolveReport(client, id)
const reopen = (client: QueryClient, { id }: Report) => reopenReport(client, id)

/** Each undoes the other. */
const DECISIONS = {
  open: { act: dismiss, undo: reopen },
  resolved: { act: reopen, undo: dismiss },
}

interface DecisionBarProps {
  state: 'open' | 'resolved'
  reports: Report[]
  selection: Selection<Report>
}

/** Dismisses the selected reports, or takes them up again. */
export function DecisionBar({ state, reports, selection }: DecisionBarProps) {
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
