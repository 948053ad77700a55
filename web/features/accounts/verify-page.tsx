import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verificationCode } from '../../../worker/contracts/accounts'
import { ApiError } from '../../platform/api/api'
import { useMailedLink } from '../../platform/session/mailed-link'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useSession } from '../../platform/session/session'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { AccountPage } from './account-page'
import { verifyEmail } from './accounts.api'
import { ResendCode } from './resend-code'
import { VerifyResult } from './verify-result'
import { useHeadingFocus } from '../../ui/focus'

const DIGITS = 5
const NO_CODE = new Set<string>(['EMAIL_DOES_NOT_EXIST', 'EMAIL_ALREADY_VERIFIED'])

/** Submits the code automatically; a button appears only after a wrong code. */
export function VerifyPage() {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const link = useMailedLink()
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  const [typedCode, setTypedCode] = useState<string | null>(null)
  const email = link?.email ?? typedEmail ?? session?.email ?? ''
  const code = typedCode ?? link?.code ?? ''
  const { mutate, isPending, isSuccess, data, error, isIncorrect, waitsForCode } =
    useVerification(email)
  useHeadingFocus(isSuccess)
  const send = (typed: string) => {
    if (!isPending && email && verificationCode.safeParse(typed).success)
      mutate({ email, code: typed })
  }
  return (
    <AccountPage
      title={t('verify.title')}
      lead={isSuccess ? undefined : t(link?.code ? 'verify.press' : 'verify.lead')}
      acts
    >
      <VerifyResult email={email} proven={data} error={error} onRetry={() => send(code)} />
      {!isSuccess && (
        <Form onSubmit={() => send(code)}>
          <TextField
            type="email"
            inputMode="email"
            label={t('field.email')}
            autoComplete="email"
            value={email}
            readOnly={link?.email !== undefined}
            onChange={({ target }) => setTypedEmail(target.value)}
          />
          <TextField
            label={t('field.code')}
            hint={isPending ? t('verify.waiting') : t('hint.code')}
            error={code !== '' && !/^\d{1,5}$/.test(code) ? t('invalid.code') : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tabular max-w-40 text-xl tracking-[0.3em]"
            value={code}
            onChange={({ target }) => {
              const digits = plainDigits(target.value)
              setTypedCode(digits)
              if (digits.length === DIGITS && !isIncorrect) send(digits)
            }}
          />
          <SubmitButton
            look="primary"
            label={t('verify.submit')}
            waiting={t('verify.waiting')}
            isWaiting={isPending}
            disabled={!email || !verificationCode.safeParse(code).success}
          />
          {waitsForCode && <ResendCode email={email} />}
        </Form>
      )}
    </AccountPage>
  )
}

function useVerification(email: string) {
  const verification = useMutation({
    mutationFn: (sent: { email: string; code: string }, { client }) => verifyEmail(client, sent),
  })
  const { error, variables } = verification
  const isIncorrect = error instanceof ApiError && error.code === 'INCORRECT_CODE'
  // Such an address has no pending code.
  const waitsForCode = !(
    error instanceof ApiError &&
    NO_CODE.has(error.code) &&
    variables?.email === email
  )
  return { ...verification, isIncorrect, waitsForCode }
}
