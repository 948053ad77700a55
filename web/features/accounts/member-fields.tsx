import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EMAIL_MAX, USERNAME_MAX } from '../../../worker/contracts/accounts'
import type { Challenge } from '../../../worker/contracts/challenge'
import { TextField } from '../../ui/field'
import { SumField } from '../../ui/sum-field'
import { useFieldError } from './field-errors'
import { PasswordField } from './password-field'
import type { useDuplicate } from './use-duplicate'

type Look = ReturnType<typeof useDuplicate>

interface MemberFieldsProps {
  duplicates: { username: Look; email: Look }
  sum: Challenge | null
}

export function MemberFields({ duplicates: { username, email }, sum }: MemberFieldsProps) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, control, formState, trigger } = useFormContext()
  const { errors, touchedFields, dirtyFields } = formState
  const values = useWatch({ control })
  const errorOf = (name: string) =>
    fieldError(name, errors[name] as { message?: string } | undefined, values[name])
  const isGood = (name: string) => Boolean(dirtyFields[name]) && !errors[name]
  const repeatAgain = () => touchedFields['confirmPassword'] && void trigger('confirmPassword')
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
      <PasswordField
        label={t('field.password')}
        hint={t('hint.password')}
        error={errorOf('password')}
        isGood={isGood('password')}
        autoComplete="new-password"
        required
        {...register('password', { onChange: repeatAgain })}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        error={errorOf('confirmPassword')}
        isGood={isGood('confirmPassword') && isGood('password')}
        autoComplete="new-password"
        required
        {...register('confirmPassword')}
      />
      <SumField
        sum={sum}
        hint={t('hint.answer')}
        error={values['spamPrevention'] ? errorOf('spamPrevention') : undefined}
        required
        {...register('spamPrevention')}
      />
    </>
  )
}
