import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../platform/api/use-error-text'
import { refetchDesk } from './refetch-desk'
import { useToast, type Toast } from './toasts'
import { focusHeading } from '../../ui/focus'

type Action = (client: QueryClient) => Promise<unknown>

interface Done extends Omit<Toast, 'undo'> {
  undo?: Action
  /** Whether the action removes the row with its own button. */
  removesRow?: boolean
}

/** Runs one admin action at a time, then refetches the lists and shows a toast. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const run = async (action: Action, done?: Done): Promise<boolean> => {
    setIsBusy(true)
    try {
      await action(queryClient)
      if (done) showToast(toastAfter(done, run))
      return true
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
      return false
    } finally {
      setIsBusy(false)
      await refetchDesk(queryClient)
    }
  }
  return { isBusy, run }
}

function toastAfter({ removesRow, undo, ...toast }: Done, run: (undo: Action) => unknown): Toast {
  if (removesRow) focusHeading()
  return { ...toast, undo: undo && (() => void run(undo)) }
}
