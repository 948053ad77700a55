import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { useFieldError } from './field-errors'
import { PasswordField } from './password-field'
import { newPasswordForm, passwordChangeForm } from './sign-up.form'

interface NewPasswordFormProps {
  asksOld?: boolean
  label: string
  waiting: string
  isWaiting: boolean
  /** `clear` empties the fields after success. */
  onSubmit: (change: { oldPassword: string; password: string }, clear: () => void) => void
}

interface Fields {
  oldPassword?: string
  password: string
  confirmPassword: string
}

export function NewPasswordForm({
  asksOld = false,
  label,
  waiting,
  isWaiting,
  onSubmit,
}: NewPasswordFormProps) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, handleSubmit, formState, control, reset, trigger } = useForm<Fields>({
    resolver: zodResolver(asksOld ? passwordChangeForm : newPasswordForm),
    mode: 'onTouched',
  })
  const { errors, dirtyFields, touchedFields } = formState
  const values = useWatch({ control })
  const errorOf = (name: keyof Fields) => fieldError(name, errors[name], values[name])
  const isGood = (name: keyof Fields) => Boolean(dirtyFields[name]) && !errors[name]
  const submit = handleSubmit(({ oldPassword = '', password }) =>
    onSubmit({ oldPassword, password }, () => reset()),
  )
  return (
    <Form onSubmit={submit}>
      {asksOld && (
        <PasswordField
          label={t('field.oldPassword')}
          error={errorOf('oldPassword')}
          autoComplete="current-password"
          {...register('oldPassword')}
        />
      )}
      <PasswordField
        label={t('field.newPassword')}
        hint={t('hint.password')}
        error={errorOf('password')}
        isGood={isGood('password')}
        autoComplete="new-password"
        {...register('password', {
          onChange: () => touchedFields.confirmPassword && void trigger('confirmPassword'),
        })}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        error={errorOf('confirmPassword')}
        isGood={isGood('confirmPassword') && isGood('password')}
        autoComplete="new-password"
        {...register('confirmPassword')}
      />
      <SubmitButton look="primary" label={label} waiting={waiting} isWaiting={isWaiting} />
    </Form>
  )
}
