import { useRef, useState, type ReactNode } from 'react'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { useAct, type Callbacks, type GuestCall } from './use-act'

/**
 * The sending of a form of the guest's page. Its faults are shown from the first try on (`wasTried`), and the first of them
 * gets the focus. Sends once, even when two taps come before the button is disabled.
 */
export function useSentForm<Input>(pid: string, call: GuestCall<Input>) {
  const [wasTried, setTried] = useState(false)
  const isSending = useRef(false)
  const { act, isPending, error, reset } = useAct(pid, call)
  const sendOnce = (input: Input, { onSuccess, ...callbacks }: Callbacks) => {
    if (isSending.current) return
    isSending.current = true
    act(input, {
      ...callbacks,
      onSuccess: () => {
        setTried(false)
        onSuccess?.()
      },
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  return {
    wasTried,
    isPending,
    error,
    /** Hides the failure once something else is typed. */
    forget: () => error && reset(),
    /** `input` is null while the form has faults. */
    send: (input: Input | null, callbacks: Callbacks = {}) => {
      setTried(true)
      if (input === null) setTimeout(focusFault)
      else sendOnce(input, callbacks)
    },
  }
}

interface SentFormProps {
  onSubmit: () => void
  label: string
  waiting: string
  isPending: boolean
  failure: unknown
  children: ReactNode
}

/** The fields, why they were not stored, and the button. */
export function SentForm({ onSubmit, label, waiting, isPending, ...props }: SentFormProps) {
  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-5 overflow-y-auto p-0.5">
      {props.children}
      <FailureAlert failure={props.failure} />
      <SubmitButton
        look="primary"
        label={label}
        waiting={waiting}
        isWaiting={isPending}
        className="self-start"
      />
    </Form>
  )
}
