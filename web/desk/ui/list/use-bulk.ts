import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { withFreshLogin } from '../../../platform/session/fresh-login'
import { focusHeading } from '../../../ui/focus'
import { refetchDesk } from '../refetch-desk'
import { useToast } from '../toasts'

type Act<Row> = (client: QueryClient, row: Row) => Promise<unknown>

interface BulkAction<Row> {
  act: Act<Row>
  /** Undoes it for the rows that were changed. */
  undo?: Act<Row>
  /** The text of the toast, from the number of changed rows. */
  textOf: (count: number) => string
  /** Called once all rows were changed. */
  onDone?: () => void
}

/** Changes rows one after the other. A toast says how many were changed and why others were not. */
export function useBulk<Row>() {
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const report = useReport<Row>()
  return { isBusy, run }

  async function run(rows: Row[], bulk: BulkAction<Row>): Promise<void> {
    setIsBusy(true)
    const result = await changeEach(queryClient, rows, bulk.act)
    setIsBusy(false)
    await refetchDesk(queryClient)
    if (result.failures.length === 0) {
      focusHeading()
      bulk.onDone?.()
    }
    report(result, bulk, run)
  }
}

interface BulkResult<Row> {
  done: Row[]
  failures: unknown[]
}

/** Shows how many rows were changed, with a button to undo that, and why others were not. */
function useReport<Row>() {
  const { t } = useTranslation('desk')
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (
    { done, failures }: BulkResult<Row>,
    { undo, textOf }: BulkAction<Row>,
    run: ReturnType<typeof useBulk<Row>>['run'],
  ) => {
    const [text, reason] = [textOf(done.length), ofFailure(failures[0])]
    const undone = undo && { act: undo, textOf: (count: number) => t('list.undone', { count }) }
    if (done.length > 0) showToast({ text, undo: undone && (() => run(done, undone)) })
    if (failures.length > 0)
      showToast({ text: t('list.notDone', { count: failures.length, reason }), look: 'danger' })
  }
}

async function changeEach<Row>(client: QueryClient, rows: Row[], act: Act<Row>) {
  const { done, failures }: BulkResult<Row> = { done: [], failures: [] }
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each change invalidates the same caches
      await withFreshLogin(() => act(client, row))
      done.push(row)
    } catch (error) {
      failures.push(error)
    }
  }
  return { done, failures }
}
