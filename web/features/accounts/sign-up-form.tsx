import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api'
import { challengeQuery } from '../../platform/challenge'
import { useTypedEarly } from '../../platform/use-typed-early'
import { SubmitButton } from '../../ui/submit-button'
import { Agreements, type AgreedTexts } from './agreements'
import { FailureAlert } from '../../ui/failure-alert'
import { showFieldErrors } from './field-errors'
import { MemberFields } from './member-fields'
import { signUpForm } from './sign-up.form'
import { SignedUp } from './signed-up'
import { useDuplicate } from './use-duplicate'
import { useSignUp } from './use-sign-up'

const FIELDS = {
  username: 'username',
  email: 'email',
  password: 'password',
  answer: 'spamPrevention',
} as const
const TYPED = ['username', 'email', 'password', 'confirmPassword'] as const
/** Failures that the server finds before it looks at the sum. */
const FOUND_BEFORE_SUM = new Set(['UsernameInUse', 'EmailInUse', 'PasswordTooCommon', 'Invalid'])

/** The whole sign-up form; it can be sent once everything in it is good. */
export function SignUpForm({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation('accounts')
  const { data: challenge = null, refetch: askAnotherSum } = useQuery(challengeQuery)
  const schema = useMemo(() => signUpForm(challenge), [challenge])
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  useTypedEarly(form, TYPED)
  const [username, email] = useWatch({ control: form.control, name: ['username', 'email'] })
  const duplicates = {
    username: useDuplicate('username', username),
    email: useDuplicate('email', email),
  }
  const { mutate, isPending, error, data: sentTo } = useSignUp()
  const submit = form.handleSubmit(({ username, email, password, wantEmail, spamPrevention }) =>
    mutate(
      {
        username,
        email,
        password,
        wantEmail,
        ...(challenge && { challenge: challenge.token, answer: spamPrevention.trim() }),
      },
      {
        onSuccess: () => {
          form.reset()
          void askAnotherSum()
        },
        onError(failure) {
          showFieldErrors(failure, form.setError, FIELDS)
          // An answer counts once, right or wrong.
          if (usesUpSum(failure)) {
            form.resetField('spamPrevention')
            void askAnotherSum()
          }
        },
      },
    ),
  )
  const { isValid } = form.formState
  const isReady = isValid && !duplicates.username.isTaken && !duplicates.email.isTaken
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-6" noValidate>
        <MemberFields duplicates={duplicates} sum={challenge} />
        <Agreements texts={texts} />
        <FailureAlert failure={error} lead={t('signUp.ErrorMessage')} />
        {sentTo !== undefined && <SignedUp email={sentTo} />}
        <SubmitButton
          look="main"
          label={t('signUp.submit')}
          waiting={t('signUp.waiting')}
          isWaiting={isPending}
          disabled={!isReady}
        />
        {!isReady && sentTo === undefined && <p className="-mt-3 text-sm text-muted">{t('signUp.incomplete')}</p>}
      </form>
    </FormProvider>
  )
}

/** A sum is used up once the server looked at it: not for a taken name, which is found before. */
function usesUpSum(failure: unknown): boolean {
  return failure instanceof ApiError && !FOUND_BEFORE_SUM.has(failure.code) && failure.status !== 0
}
