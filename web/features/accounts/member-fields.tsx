import { useTranslation } from 'react-i18next'
import { EMAIL_MAX } from '../../../worker/contracts/accounts'
import { USERNAME_MAX } from '../../../worker/contracts/usernames'
import { TextField } from '../../ui/field'
import { PasswordField } from './password-field'
import type { Duplicates } from './use-duplicate'
import { useFormFields } from './use-form-fields'

/** Username and address, with whether they are taken. */
export function NameFields({ username, email }: Omit<Duplicates, 'isTaken'>) {
  const { t } = useTranslation('accounts')
  const { register, errorOf } = useFormFields()
  return (
    <>
      <TextField
        label={t('field.username')}
        hint={username.checking ?? t('hint.username')}
        error={errorOf('username') ?? username.error}
        good={username.good}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('username')}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('field.email')}
        hint={email.checking ?? t('hint.email')}
        error={errorOf('email') ?? email.error}
        good={email.good}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        {...register('email')}
      />
    </>
  )
}

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('accounts')
  const { register, errorOf, isGood, recheck } = useFormFields()
  return (
    <>
      <PasswordField
        label={label}
        hint={t('hint.password')}
        error={errorOf('password')}
        isGood={isGood('password')}
        autoComplete="new-password"
        required
        {...register('password', { onChange: () => recheck('confirmPassword') })}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        error={errorOf('confirmPassword')}
        isGood={isGood('confirmPassword') && isGood('password')}
        autoComplete="new-password"
        required
        {...register('confirmPassword')}
      />
    </>
  )
}
