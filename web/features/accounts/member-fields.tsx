import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { EMAIL_MAX } from '../../../worker/contracts/accounts/accounts'
import { USERNAME_MAX } from '../../../worker/contracts/accounts/usernames'
import { TextField } from '../../ui/field'
import { PasswordField } from './password-field'
import { useFormFields } from './use-form-fields'
import type { Duplicates } from './use-registration'

type NamesProps = Omit<Duplicates, 'isTaken'>

/** Username and address, with whether they are taken. */
export function NameFields({ username, email }: NamesProps) {
  const { register, errorOf } = useFormFields()
  const { t } = useTranslation('accounts')
  return (
    <>
      <UsernameField username={username} />
      <EmailField
        hint={email.checking ?? t('hint.email')}
        error={errorOf('email') ?? email.error}
        good={email.good}
        maxLength={EMAIL_MAX}
        required
        {...register('email')}
      />
    </>
  )
}

function UsernameField({ username }: Pick<NamesProps, 'username'>) {
  const { t } = useTranslation('accounts')
  const { register, errorOf } = useFormFields()
  return (
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
  )
}

/** A new password, typed twice. */
interface NewPasswordProps {
  label: string
  /** The act of Enter in the second field. */
  enterKeyHint?: 'go'
}

export function NewPasswordFields({ label, enterKeyHint }: NewPasswordProps) {
  const { t } = useTranslation('accounts')
  const { register, values, errorOf, isGoodPassword, recheck } = useFormFields()
  const isGood = isGoodPassword('password')
  return (
    <>
      <NewPasswordField
        label={label}
        hint={t('hint.password')}
        error={errorOf('password')}
        isGood={isGood}
        {...register('password', { onChange: () => recheck('confirmPassword') })}
      />
      <NewPasswordField
        label={t('field.confirmPassword')}
        error={errorOf('confirmPassword')}
        isGood={isGood && values['confirmPassword'] === values['password']}
        {...(enterKeyHint && { enterKeyHint })}
        {...register('confirmPassword')}
      />
    </>
  )
}

function NewPasswordField(field: ComponentProps<typeof PasswordField>) {
  return <PasswordField autoComplete="new-password" required {...field} />
}

/** An email address, with a default label. */
export function EmailField(field: Partial<ComponentProps<typeof TextField>>) {
  const { t } = useTranslation('accounts')
  const label = t('field.email')
  return <TextField type="email" inputMode="email" label={label} autoComplete="email" {...field} />
}
