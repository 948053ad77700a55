import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../platform/api/api'
import { useAction } from './use-action'

export interface SendOptions<Sent, Answer> {
  /** `requestKey` stays the same for the same data until it is stored. */
  call: (client: QueryClient, sent: Sent, requestKey: string) => Promise<Answer>
  /** The text of the toast once the data is stored, if there is one. */
  done?: ((answer: Answer) => string | null) | undefined
  onDone?: ((answer: Answer) => void | Promise<void>) | undefined
  onFault?: ((failure: Error) => void) | undefined
}

/** The sending of a form. Nothing is sent while it is being sent. */
export function useFormSending<Sent, Answer>({
  call,
  done,
  onDone,
  onFault,
}: SendOptions<Sent, Answer>) {
  const { run, isBusy, failure, reset } = useAction({ isFailureShown: true, onFailure: onFault })
  const send = (sent: Sent): void => {
    if (isBusy) return
    void run(
      async (client, keyOf) => {
        const answer = await call(client, sent, keyOf(sent))
        await onDone?.(answer)
        return answer
      },
      (answer) => toastOf(done?.(answer)),
    )
  }
  return { send, isPending: isBusy, error: failure, reset }
}

function toastOf(text: string | null | undefined) {
  return text ? { text } : null
}

export interface FieldNames {
  nameOf: (path: string) => string
  fieldOf: (failure: ApiError) => string | undefined
}

/** The API's codes by field; the first of a field counts. */
export function faultsIn(
  failure: unknown,
  { nameOf, fieldOf }: FieldNames,
): Partial<Record<string, string>> {
  if (!(failure instanceof ApiError)) return {}
  const about = fieldOf(failure)
  const faults: Partial<Record<string, string>> =
    about === undefined ? {} : { [about]: failure.code }
  for (const [path, code] of Object.entries(failure.body.fields ?? {}))
    faults[nameOf(path)] ??= code
  return faults
}

/** Shows the API's faults at their fields, and focuses the first. */
export function showFaults<Typed extends FieldValues, Sent>(
  { setError, getValues }: UseFormReturn<Typed, unknown, Sent>,
  faults: Partial<Record<string, string>>,
): void {
  const known = Object.entries(faults).filter(([name]) => name in getValues())
  for (const [index, [name, message]] of known.entries())
    setError(name as Path<Typed>, { type: 'refused', message }, { shouldFocus: index === 0 })
}
