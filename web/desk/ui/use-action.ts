import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useRequestKey } from '../../platform/api/use-request-key'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { focusHeading } from '../../ui/focus'
import { refetchDesk } from './refetch-desk'
import { useToast, type Toast } from './toasts'

/** `keyOf` gives the key of a request, which stays the same for the same data until it is stored. */
type Action<Answer> = (
  client: QueryClient,
  keyOf: (sent: unknown) => string,
) => Answer | Promise<Answer>

interface Done extends Omit<Toast, 'undo'> {
  undo?: Action<unknown>
  /** The toast after the undo. */
  undone?: string
  /** Whether the action removes the row with its own button. */
  removesRow?: boolean
}

/** A success without a toast is null or left out. */
type DoneAfter<Answer> = Done | ((answer: Answer) => Done | null)

interface Failed {
  /** Before the reason in the toast. */
  lead?: string
  /** Another try that the toast offers. */
  again?: (failure: Error) => Toast['again']
}

export type Run = <Answer>(
  action: Action<Answer>,
  done?: DoneAfter<Answer>,
  failed?: Failed,
) => Promise<boolean>

interface ActionOptions {
  /** The caller shows `failure`; otherwise a toast does. */
  isFailureShown?: boolean
  onFailure?: (failure: Error) => void
}

/**
 * The calls of the desk: a press makes one by `run`, a form by `useDeskForm`, which is made of this. It asks for
 * the password if the API requires it, and refetches the desk afterwards: also after a failure, since the change may be
 * stored, or another admin's. `run` resolves to whether it was done.
 */
export function useAction({ isFailureShown = false, onFailure }: ActionOptions = {}) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const queryClient = useQueryClient()
  const requestKey = useRequestKey()
  const told = useOutcome()
  return { isBusy, failure, run, reset: () => setFailure(null) }

  async function run<Answer>(
    action: Action<Answer>,
    done?: DoneAfter<Answer>,
    failed?: Failed,
  ): Promise<boolean> {
    setIsBusy(true)
    setFailure(null)
    try {
      const answer = await withFreshLogin(async () => action(queryClient, requestKey.keyOf))
      requestKey.done()
      told.done(typeof done === 'function' ? done(answer) : done, run)
      return true
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (isFailureShown) setFailure(error)
      else told.failed(error, failed)
      onFailure?.(error)
      return false
    } finally {
      setIsBusy(false)
      await refetchDesk(queryClient)
    }
  }
}

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
      (answer) => {
        const text = done?.(answer)
        return text ? { text } : null
      },
    )
  }
  return { send, isPending: isBusy, error: failure, reset }
}

/** Part of a request that is sent again after the API asked about its amount: the admin is sure. */
export function sureAfter(failure: Error | null): { isSure?: true } {
  const isAsked = failure instanceof ApiError && failure.code === 'AmountUnlikely'
  return isAsked ? { isSure: true } : {}
}

/** Toasts about an action. */
function useOutcome() {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return {
    done: (done: Done | null | undefined, run: Run) => {
      if (done?.removesRow) focusHeading()
      if (done) showToast(toToast(done, run))
    },
    failed: (failure: Error, { lead, again }: Failed = {}) => {
      const text = [lead, ofFailure(failure)].filter(Boolean).join(' ')
      showToast({ text, look: 'danger', again: again?.(failure) })
    },
  }
}

function toToast({ undo, undone, ...toast }: Done, run: Run): Toast {
  const after = undone === undefined ? undefined : { text: undone }
  return { ...toast, undo: undo && (() => void run(undo, after)) }
}
