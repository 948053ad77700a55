import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { focusHeading } from '../../../ui/focus'
import { refetchDesk } from '../refetch-desk'
import { useToast } from '../toasts'

type Act<Row> = (client: QueryClient, row: Row) => Promise<unknown>

interface BulkAction<Row> {
  act: Act<Row>
  /** Undoes it for the rows that were changed. */
  undo?: Act<Row>
  /** Says how many were changed. */
  textOf: (count: number) => string
  /** After all rows were changed. */
  onDone?: () => void
}

/** Changes rows one after the other; says how many were, and why others were not. */
export function useBulk<Row>() {
  const { t } = useTranslation('lists')
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return { isBusy, run }

  async function run(rows: Row[], { act, undo, textOf, onDone }: BulkAction<Row>): Promise<void> {
    setIsBusy(true)
    const { done, failures } = await changeEach(queryClient, rows, act)
    setIsBusy(false)
    await refetchDesk(queryClient)
    if (failures.length === 0) {
      focusHeading()
      onDone?.()
    }
    if (done.length > 0)
      showToast({
        text: textOf(done.length),
        undo: undo && (() => run(done, { act: undo, textOf: (count) => t('undone', { count }) })),
      })
    if (failures.length > 0)
      showToast({
        text: t('notDone', { count: failures.length, reason: ofFailure(failures[0]) }),
        look: 'danger',
      })
  }
}

async function changeEach<Row>(client: QueryClient, rows: Row[], act: Act<Row>) {
  const [done, failures]: [Row[], unknown[]] = [[], []]
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each change invalidates the same caches
      await act(client, row)
      done.push(row)
    } catch (error) {
      failures.push(error)
    }
  }
  return { done, failures }
}
