import { useState } from 'react'
import { useErrorText } from '../../platform/api/use-error-text'
import { useToast } from './toasts'

/** Does some work. A toast says why it failed, after `lead` if given. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const attempt = async (work: () => Promise<void>, lead?: string): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      const text = ofFailure(failure)
      showToast({ text: lead === undefined ? text : `${lead} ${text}`, look: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt }
}
