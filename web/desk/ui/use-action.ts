import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../platform/api/use-error-text'
import { useToast, type Toast } from './toasts'

/**
 * Runs an admin's action once at a time: afterwards the lists are read again, and a message says what happened, with
 * "undo" where the action can be taken back.
 */
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
