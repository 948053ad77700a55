import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { EMAIL_MAX, USERNAME_MAX } from '../../../worker/contracts/accounts'
import { Form, TextField } from '../../ui/field'
import { useHumanCheck } from '../../ui/human-check'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { showFieldErrors, useFieldError } from './field-errors'
import { PasswordField } from './password-field'
import { quickSignUpForm } from './sign-up.form'
import { SignedUp } from './signed-up'
import { useDuplicate } from './use-duplicate'
import { useSignUp, consumesProof } from './use-sign-up'

const FIELDS = { username: 'username', email: 'email', password: 'password' } as const
const LINK = 'text-primary underline underline-offset-2'

/** Three fields only, under the same rules as the full form. */
export function QuickSignUp({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, handleSubmit, formState, control, setError, reset } = useForm({
    resolver: zodResolver(quickSignUpForm),
    mode: 'onTouched',
  })
  const { errors, isValid, dirtyFields } = formState
  const [username, email] = useWatch({ control, name: ['username', 'email'] })
  const usernameTaken = useDuplicate('username', username)
  const emailTaken = useDuplicate('email', email)
  const { mutate, isPending, error, data: sentTo } = useSignUp()
  const human = useHumanCheck()
  const submit = handleSubmit(({ username, email, password }) =>
    mutate(
      { username, email, password, wantEmail: false, ...human.proof },
      {
        onSuccess: () => reset(),
        onError(failure) {
          showFieldErrors(failure, setError, FIELDS)
          if (consumesProof(failure)) human.askAgain()
        },
      },
    ),
  )
  if (sentTo !== undefined) return <SignedUp email={sentTo} onDone={onDone} />
  const links = {
    terms: <Link to="/tandc" onClick={onDone} className={LINK} />,
    privacy: <Link to="/privacy" onClick={onDone} className={LINK} />,
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('field.username')}
        hint={usernameTaken.checking ?? t('hint.username')}
        error={fieldError('username', errors.username) ?? usernameTaken.error}
        good={usernameTaken.good}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        autoCapitalize="none"
        spellCheck={false}
        {...register('username')}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('field.email')}
        hint={emailTaken.checking ?? t('hint.email')}
        error={fieldError('email', errors.email) ?? emailTaken.error}
        good={emailTaken.good}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        {...register('email')}
      />
      <PasswordField
        label={t('field.password')}
        hint={t('hint.password')}
        error={fieldError('password', errors.password)}
        isGood={Boolean(dirtyFields.password) && !errors.password && isValid}
        autoComplete="new-password"
        {...register('password')}
      />
      <p className="text-sm text-muted">
        <Trans t={t} i18nKey="quick.note" components={links} />
      </p>
      {human.place}
      <FailureAlert failure={error} lead={t('signUp.ErrorMessage')} />
      <SubmitButton
        look="primary"
        label={t('signUp.submit')}
        waiting={t('signUp.waiting')}
        isWaiting={isPending}
        disabled={!isValid || usernameTaken.isTaken || emailTaken.isTaken || human.isOpen}
      />
      <Link
        to="/register"
        onClick={onDone}
        className={`${LINK} flex min-h-11 items-center self-center`}
      >
        {t('quick.full')}
      </Link>
    </Form>
  )
}
