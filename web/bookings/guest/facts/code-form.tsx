import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../platform/api/api'
import { plainDigits } from '../../../platform/forms/plain-digits'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { openByCode, tripQuery } from '../trip.api'

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
