import { useErrorText } from '../../platform/api/use-error-text'
import { useToast } from './toasts'

/** Shows why a call failed, after `lead` if given. */
export function useFailureToast(): (failure: unknown, lead?: string) => void {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (failure, lead) => {
    const text = ofFailure(failure)
    showToast({ text: lead === undefined ? text : `${lead} ${text}`, look: 'danger' })
  }
}
