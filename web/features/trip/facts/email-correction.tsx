import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../../worker/contracts/email-address'
import { useErrorText } from '../../../platform/api/use-error-text'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { correctEmail, tripQuery } from '../trip.api'

interface CorrectionProps {
  pid: string
  email: string
}

/** Where the link went, and the one correction of a mistyped address, for the browser that has sent the request. */
export function EmailCorrection({
  pid,
  email,
  mayCorrect,
}: CorrectionProps & { mayCorrect: boolean }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, isSuccess, error } = useCorrection(pid)
  return (
    <section className="no-print flex max-w-reading flex-col gap-3 rounded-card border border-line p-4">
      <p>
        {t('email.sentTo')} <strong className="wrap-anywhere">{email}</strong>
      </p>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {isSuccess ? t('email.done') : ''}
      </p>
      {mayCorrect && !isSuccess && !isOpen && (
        <Button look="link" className="self-start" onClick={() => setOpen(true)}>
          {t('email.open')}
        </Button>
      )}
      {isOpen && !isSuccess && (
        <CorrectionForm email={email} isPending={isPending} error={error} onSend={mutate} />
      )}
    </section>
  )
}

function useCorrection(pid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: string, { client }) => correctEmail(client, pid, address),
    onSuccess: () => queryClient.invalidateQueries(tripQuery(pid)),
  })
}

interface FormProps {
  email: string
  isPending: boolean
  error: Error | null
  onSend: (address: string) => void
}

function CorrectionForm({ email, isPending, error, onSend }: FormProps) {
  const { t } = useTranslation('trip')
  const { ofCode } = useErrorText()
  const [typed, setTyped] = useState(email)
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fault = isEmailAddress(typed) ? undefined : ofCode('EmailInvalid')
  const submit = () => {
    setTried(true)
    if (fault) form.current?.querySelector('input')?.focus()
    else if (!isPending) onSend(typed.trim())
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
        autoFocus
        label={t('email.label')}
        hint={t('email.hint')}
        error={wasTried ? fault : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailureAlert failure={error} />
      <SubmitButton
        look="primary"
        label={t('email.send')}
        waiting={t('email.sending')}
        isWaiting={isPending}
        className="self-start"
      />
    </Form>
  )
}
