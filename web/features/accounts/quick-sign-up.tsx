import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import type { VerificationAnswer } from '../../../worker/contracts/accounts'
import { Form } from '../../ui/field'
import { useHumanCheck } from '../../ui/human-check'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { showFieldErrors, useFieldError } from './field-errors'
import { NameFields } from './member-fields'
import { PasswordField } from './password-field'
import { quickSignUpForm } from './sign-up.form'
import { SignedUp } from './signed-up'
import { useDuplicates } from './use-duplicate'
import { useSignUp, consumesProof } from './use-sign-up'

const FIELDS = { username: 'username', email: 'email', password: 'password' } as const
const NAMES = ['username', 'email'] as const
const LINK = 'text-primary underline underline-offset-2'

interface QuickSignUpProps {
  onDone: () => void
  onVerified: (answer: VerificationAnswer) => void
}

/** Three fields only, under the same rules as the full form. */
export function QuickSignUp({ onDone, onVerified }: QuickSignUpProps) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const form = useForm({
    resolver: zodResolver(quickSignUpForm),
    mode: 'onTouched',
  })
  const { errors, isValid, dirtyFields } = form.formState
  const duplicates = useDuplicates(useWatch({ control: form.control, name: NAMES }))
  const { mutate, isPending, error, data: sentTo } = useSignUp()
  const human = useHumanCheck()
  const submit = form.handleSubmit(({ username, email, password }) =>
    mutate(
      { username, email, password, wantEmail: false, ...human.proof },
      {
        onSuccess: () => form.reset(),
        onError(failure) {
          showFieldErrors(failure, form.setError, FIELDS)
          if (consumesProof(failure)) human.askAgain()
        },
      },
    ),
  )
  if (sentTo !== undefined) return <SignedUp email={sentTo} onVerified={onVerified} />
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <NameFields {...duplicates} />
        <PasswordField
          label={t('field.password')}
          hint={t('hint.password')}
          error={fieldError('password', errors.password)}
          isGood={Boolean(dirtyFields.password) && !errors.password && isValid}
          autoComplete="new-password"
          {...form.register('password')}
        />
        <TermsNote onLeave={onDone} />
        {human.place}
        <FailureAlert failure={error} lead={t('signUp.ErrorMessage')} />
        <SubmitButton
          look="primary"
          label={t('signUp.submit')}
          waiting={t('signUp.waiting')}
          isWaiting={isPending}
          disabled={!isValid || duplicates.isTaken || human.isOpen}
        />
        <Link
          to="/register"
          onClick={onDone}
          className={`${LINK} flex min-h-11 items-center self-center`}
        >
          {t('quick.full')}
        </Link>
      </Form>
    </FormProvider>
  )
}

function TermsNote({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('accounts')
  const links = {
    terms: <Link to="/tandc" onClick={onLeave} className={LINK} />,
    privacy: <Link to="/privacy" onClick={onLeave} className={LINK} />,
  }
  return (
    <p className="text-sm text-muted">
      <Trans t={t} i18nKey="quick.note" components={links} />
    </p>
  )
}
