import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../platform/api/use-error-text'
import { useToast, type Toast } from './toasts'

/** Runs one admin action at a time, then refetches the lists and shows a toast. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return { isBusy, run }

  async function run(action: () => Promise<unknown>, done?: Toast): Promise<boolean> {
    setIsBusy(true)
    try {
      await action()
      if (done)
        showToast(done.undo ? { ...done, undo: () => void run(async () => done.undo?.()) } : done)
      return true
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
      return false
    } finally {
      setIsBusy(false)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin'] }),
        queryClient.invalidateQueries({ queryKey: ['tours'] }),
      ])
    }
  }
}
