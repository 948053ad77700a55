import { useErrorText } from '../../platform/api/use-error-text'
import { useToast } from './toasts'

/** Says why a call failed, after what it was about where that is given. */
export function useFailureToast(): (failure: unknown, lead?: string) => void {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return (failure, lead) => {
    const text = ofFailure(failure)
    showToast({ text: lead === undefined ? text : `${lead} ${text}`, look: 'danger' })
  }
}
