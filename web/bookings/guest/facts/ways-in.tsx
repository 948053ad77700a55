import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { plainDigits } from '../../../platform/forms/plain-digits'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { StatusLine } from '../panel'
import { sendLink, openByCode, tripQuery } from '../trip.api'
import { isInMessenger } from '../trip.view'

/** Mails the link to the booking's address. */
export function SendLink({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  const mail = useMutation({ mutationFn: (_: void, { client }) => sendLink(client, pid) })
  return (
    <div className="flex flex-col items-start gap-2">
      <SubmitButton
        look="quiet"
        label={t('link.send')}
        waiting={t('link.sending')}
        isWaiting={mail.isPending}
        disabled={mail.isSuccess}
        onClick={() => mail.mutate()}
      />
      <StatusLine text={mail.isSuccess ? t('link.sent') : ''} />
      <FailureAlert failure={mail.error} />
    </div>
  )
}

/** Help to open the page elsewhere: cookies of a messenger's browser stay in it. */
export function KeepLink({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  return (
    <section className="no-print flex flex-col gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">
        {t(isInMessenger(navigator.userAgent) ? 'link.messenger' : 'link.elsewhere')}
      </p>
      <SendLink pid={pid} />
    </section>
  )
}

const DIGITS = 6

/** Opens the booking with the code of its mail, for guests whose mail system changes the link. */
export function CodeForm({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  const [code, setCode] = useState('')
  const opening = useMutation({
    mutationFn: (typed: string, { client }) => openByCode(client, pid, typed),
    onSuccess: (_done, _typed, _kept, { client }) => client.invalidateQueries(tripQuery(pid)),
  })
  const { isPending, error } = opening
  const isWrong = error instanceof ApiError && error.code === 'INCORRECT_CODE'
  return (
    <Form onSubmit={() => opening.mutate(code)}>
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        error={isWrong ? t('code.wrong') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        className="tabular max-w-48 text-xl tracking-[0.3em]"
        value={code}
        onChange={({ target }) =>
          setCode(plainDigits(target.value).replace(/\D/g, '').slice(0, DIGITS))
        }
      />
      {!isWrong && <FailureAlert failure={error} />}
      <SubmitButton
        look="primary"
        label={t('code.open')}
        waiting={t('code.opening')}
        isWaiting={isPending}
        disabled={code.length < DIGITS}
      />
    </Form>
  )
}
