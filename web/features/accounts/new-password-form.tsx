import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { NewPasswordFields } from './member-fields'
import { PasswordField } from './password-field'
import { newPasswordForm, passwordChangeForm } from './sign-up.form'
import { useFormFields } from './use-form-fields'

interface NewPasswordFormProps {
  asksOld?: boolean
  label: string
  waiting: string
  isWaiting: boolean
  /** `clear` empties the fields after success. */
  onSubmit: (change: { oldPassword: string; password: string }, clear: () => void) => void
}

export function NewPasswordForm({ asksOld = false, onSubmit, ...button }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts')
  const form = useForm<{ oldPassword?: string; password: string; confirmPassword: string }>({
    resolver: zodResolver(asksOld ? passwordChangeForm : newPasswordForm),
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(({ oldPassword = '', password }) =>
    onSubmit({ oldPassword, password }, () => form.reset()),
  )
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        {asksOld && <OldPasswordField />}
        <NewPasswordFields label={t('field.newPassword')} enterKeyHint="go" />
        <SubmitButton look="primary" {...button} />
      </Form>
    </FormProvider>
  )
}

function OldPasswordField() {
  const { t } = useTranslation('accounts')
  const { register, errorOf } = useFormFields()
  return (
    <PasswordField
      label={t('field.oldPassword')}
      error={errorOf('oldPassword')}
      autoComplete="current-password"
      {...register('oldPassword')}
    />
  )
}
