import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../../worker/contracts/accounts/email-address'
import { useErrorText } from '../../../platform/api/use-error-text'
import { lead } from '../../../platform/i18n/lead'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { StatusLine } from '../panel'
import { correctEmail, tripQuery } from '../trip.api'

interface CorrectionProps {
  pid: string
  email: string
  mayCorrect: boolean
}

/** The address of the link; the browser that sent the request may correct a mistyped one once. */
export function EmailCorrection({ pid, email, mayCorrect }: CorrectionProps) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const correction = useCorrection(pid)
  return (
    <section className="no-print flex max-w-reading flex-col gap-3 rounded-card border border-line p-4">
      <p>
        {lead(t('email.sentTo'))}
        <strong className="wrap-anywhere">{email}</strong>
      </p>
      <StatusLine text={correction.isSuccess ? t('email.done') : ''} />
      {mayCorrect && !correction.isSuccess && !isOpen && (
        <Button look="link" className="self-start" onClick={() => setOpen(true)}>
          {t('email.open')}
        </Button>
      )}
      {isOpen && !correction.isSuccess && <CorrectionForm email={email} correction={correction} />}
    </section>
  )
}

type Correction = ReturnType<typeof useCorrection>

function useCorrection(pid: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: string, { client }) => correctEmail(client, pid, address),
    onSuccess: () => queryClient.invalidateQueries(tripQuery(pid)),
  })
}

function CorrectionForm({ email, correction }: { email: string; correction: Correction }) {
  const { t } = useTranslation('trip')
  const { form, field, submit } = useTypedAddress(email, correction)
  return (
    <Form ref={form} onSubmit={submit}>
      <AddressField {...field} />
      <FailureAlert failure={correction.error} />
      <SubmitButton
        look="primary"
        label={t('email.send')}
        waiting={t('email.sending')}
        isWaiting={correction.isPending}
        className="self-start"
      />
    </Form>
  )
}

/** The fault is shown from the first attempt on. */
function useTypedAddress(email: string, { mutate, isPending }: Correction) {
  const { ofCode } = useErrorText()
  const [value, setTyped] = useState(email)
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fault = isEmailAddress(value) ? undefined : ofCode('EmailInvalid')
  const submit = () => {
    setTried(true)
    if (fault) form.current?.querySelector('input')?.focus()
    else if (!isPending) mutate(value.trim())
  }
  return { form, field: { value, error: wasTried ? fault : undefined, setTyped }, submit }
}

type AddressProps = ReturnType<typeof useTypedAddress>['field']

function AddressField({ value, error, setTyped }: AddressProps) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint="send"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
      autoFocus
      label={t('email.label')}
      hint={t('email.hint')}
      error={error}
      value={value}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
