import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verificationCode, type VerificationAnswer } from '../../../worker/contracts/accounts'
import { ApiError } from '../../platform/api/api'
import { plainDigits } from '../../platform/forms/plain-digits'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { verifyEmail } from './accounts.api'
import { ResendCode } from './resend-code'
import { VerifyResult } from './verify-result'

const DIGITS = 5
const NO_CODE = new Set<string>(['EMAIL_DOES_NOT_EXIST', 'EMAIL_ALREADY_VERIFIED'])

interface VerifyFormProps {
  email: string
  /** From a mailed link. */
  code?: string | undefined
  /** Without it the address is fixed. */
  onEmail?: (email: string) => void
  /** Once the code was right. */
  onVerified?: (answer: VerificationAnswer) => void
}

/** Submits the code automatically once it is typed; after a wrong one by its button. */
export function VerifyForm({ email, code: given = '', onEmail, onVerified }: VerifyFormProps) {
  const { t } = useTranslation('accounts')
  const [typedCode, setTypedCode] = useState<string | null>(null)
  const code = typedCode ?? given
  const { mutate, isPending, isSuccess, data, error, isIncorrect, waitsForCode } =
    useVerification(email)
  useEffect(() => {
    if (data) onVerified?.(data)
  }, [data, onVerified])
  const send = (typed: string) => {
    if (!isPending && email && verificationCode.safeParse(typed).success)
      mutate({ email, code: typed })
  }
  return (
    <>
      <VerifyResult email={email} proven={data} error={error} onRetry={() => send(code)} />
      {!isSuccess && (
        <Form onSubmit={() => send(code)}>
          <TextField
            type="email"
            inputMode="email"
            label={t('field.email')}
            autoComplete="email"
            value={email}
            readOnly={!onEmail}
            onChange={({ target }) => onEmail?.(target.value)}
          />
          <CodeField
            code={code}
            isSending={isPending}
            onType={(digits) => {
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
    </>
  )
}

interface CodeFieldProps {
  code: string
  isSending: boolean
  onType: (digits: string) => void
}

function CodeField({ code, isSending, onType }: CodeFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('field.code')}
      hint={isSending ? t('verify.waiting') : t('hint.code')}
      error={code !== '' && !/^\d{1,5}$/.test(code) ? t('invalid.code') : undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="tabular max-w-40 text-xl tracking-[0.3em]"
      value={code}
      onChange={({ target }) => onType(plainDigits(target.value))}
    />
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
