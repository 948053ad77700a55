import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '../../../worker/contracts/challenge'
import { challengeQuery } from '../../platform/api/challenge'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useInputBeforeHydration } from '../../platform/hydration/use-input-before-hydration'
import { FailureAlert } from '../../ui/failure-alert'
import { useHumanCheck } from '../../ui/human-check'
import { Form } from '../../ui/field'
import { SumField } from '../../ui/sum-field'
import { SubmitButton } from '../../ui/submit-button'
import { Agreements, type AgreedTexts } from './agreements'
import { showFieldErrors } from './field-errors'
import { NameFields, NewPasswordFields } from './member-fields'
import { signUpForm } from './sign-up.form'
import { SignedUp } from './signed-up'
import { useDuplicates } from './use-duplicate'
import { useFormFields } from './use-form-fields'
import { useSignUp, consumesProof } from './use-sign-up'

const FIELDS = {
  username: 'username',
  email: 'email',
  password: 'password',
  answer: 'spamPrevention',
} as const
const NAMES = ['username', 'email'] as const
const TYPED = ['username', 'email', 'password', 'confirmPassword'] as const

/** The full sign-up form; submit is enabled once all fields are valid. */
export function SignUpForm({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation('accounts')
  const { data: challenge = null, refetch: askAnotherSum } = useQuery(challengeQuery)
  const schema = useMemo(() => signUpForm(challenge), [challenge])
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  useInputBeforeHydration(form, TYPED)
  const duplicates = useDuplicates(useWatch({ control: form.control, name: NAMES }))
  const { mutate, isPending, error, data: sentTo } = useSignUp()
  const human = useHumanCheck()
  // Sum and proof are single-use.
  const askAgain = () => {
    void askAnotherSum()
    human.askAgain()
  }
  const submit = form.handleSubmit(({ username, email, password, wantEmail, spamPrevention }) =>
    mutate(
      {
        username,
        email,
        password,
        wantEmail,
        ...(challenge && { challenge: challenge.token, answer: plainDigits(spamPrevention) }),
        ...human.proof,
      },
      {
        onSuccess: () => form.reset(),
        onError(failure) {
          showFieldErrors(failure, form.setError, FIELDS)
          if (!consumesProof(failure)) return
          form.resetField('spamPrevention')
          askAgain()
        },
      },
    ),
  )
  if (sentTo !== undefined) return <SignedUp email={sentTo} />
  const { isValid } = form.formState
  const isReady = isValid && !duplicates.isTaken && !human.isOpen
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} className="flex flex-col gap-6">
        <NameFields {...duplicates} />
        <NewPasswordFields label={t('field.password')} />
        <SumQuestion sum={challenge} />
        <Agreements texts={texts} />
        {human.place}
        <Submission {...{ error, isPending, isReady }} />
      </Form>
    </FormProvider>
  )
}

interface SubmissionProps {
  error: Error | null
  isPending: boolean
  isReady: boolean
}

function Submission({ error, isPending, isReady }: SubmissionProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <FailureAlert failure={error} lead={t('signUp.ErrorMessage')} />
      <SubmitButton
        look="main"
        label={t('signUp.submit')}
        waiting={t('signUp.waiting')}
        isWaiting={isPending}
        disabled={!isReady}
      />
      {!isReady && <p className="-mt-3 text-sm text-muted">{t('signUp.incomplete')}</p>}
    </>
  )
}

function SumQuestion({ sum }: { sum: Challenge | null }) {
  const { t } = useTranslation('accounts')
  const { register, values, errorOf } = useFormFields()
  return (
    <SumField
      sum={sum}
      hint={t('hint.answer')}
      error={values['spamPrevention'] ? errorOf('spamPrevention') : undefined}
      required
      {...register('spamPrevention')}
    />
  )
}
