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
import { StatusLine } from '../status-line'
import { correctEmail, tripQuery } from '../trip.api'

interface CorrectionProps {
  pid: string
  email: string
  mayCorrect: boolean
}

/** Where the link was sent; the browser that sent the request may correct a mistyped address once. */
export function EmailCorrection({ pid, email, mayCorrect }: CorrectionProps) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, isSuccess, error } = useCorrection(pid)
  return (
    <section className="no-print flex max-w-reading flex-col gap-3 rounded-card border border-line p-4">
      <p>
        {lead(t('email.sentTo'))}
        <strong className="wrap-anywhere">{email}</strong>
      </p>
      <StatusLine text={isSuccess ? t('email.done') : ''} />
      {mayCorrect && !isSuccess && !isOpen && <OpenButton onOpen={() => setOpen(true)} />}
      {isOpen && !isSuccess && (
        <CorrectionForm email={email} isPending={isPending} error={error} onSend={mutate} />
      )}
    </section>
  )
}

function OpenButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <Button look="link" className="self-start" onClick={onOpen}>
      {t('email.open')}
    </Button>
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
  const { form, typed, setTyped, fault, submit } = useTypedAddress(email, (address) => {
    if (!isPending) onSend(address)
  })
  return (
    <Form ref={form} onSubmit={submit}>
      <AddressField value={typed} error={fault} onChange={setTyped} />
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

/** The fault is shown from the first attempt on. */
function useTypedAddress(email: string, onSend: (address: string) => void) {
  const { ofCode } = useErrorText()
  const [typed, setTyped] = useState(email)
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fault = isEmailAddress(typed) ? undefined : ofCode('EmailInvalid')
  const submit = () => {
    setTried(true)
    if (fault) form.current?.querySelector('input')?.focus()
    else onSend(typed.trim())
  }
  return { form, typed, setTyped, fault: wasTried ? fault : undefined, submit }
}

interface AddressFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function AddressField({ value, error, onChange }: AddressFieldProps) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
      autoFocus
      label={t('email.label')}
      hint={t('email.hint')}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
