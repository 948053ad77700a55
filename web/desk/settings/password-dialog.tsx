import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import type { ApiError } from '../../platform/api/api'
import { Dialog } from '../../ui/dialog'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'

interface PasswordDialogProps {
  isOpen: boolean
  isSaving: boolean
  error: ApiError | null
  onClose: () => void
  onPassword: (password: string) => void
}

/** Asks for the admin's password before a change that moves money. */
export function PasswordDialog({ isOpen, onClose, ...form }: PasswordDialogProps) {
  const { t } = useTranslation('settings')
  const dialog = { isOpen, onClose, title: t('password.title') }
  return <Dialog {...dialog}>{isOpen && <PasswordForm {...form} />}</Dialog>
}

type PasswordFormProps = Omit<PasswordDialogProps, 'isOpen' | 'onClose'>

function PasswordForm(form: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const password = usePassword(form)
  return (
    <Form onSubmit={password.submit}>
      <p className="text-muted">{t('password.why')}</p>
      <PasswordField password={password} />
      <SubmitButton
        look="primary"
        label={t('password.save')}
        waiting={t('password.saving')}
        isWaiting={form.isSaving}
      />
    </Form>
  )
}

function PasswordField({ password }: { password: ReturnType<typeof usePassword> }) {
  const { t } = useTranslation('settings')
  return (
    <TextField
      type="password"
      autoComplete="current-password"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was asked for
      autoFocus
      label={t('password.label')}
      value={password.typed}
      error={password.fault}
      onChange={({ target }) => password.type(target.value)}
    />
  )
}

function usePassword({ isSaving, error, onPassword }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const { ofFailure } = useErrorText()
  const [typed, type] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const fault = isEmpty ? t('password.empty') : error ? ofFailure(error) : undefined
  const submit = () => {
    setEmpty(typed === '')
    if (typed !== '' && !isSaving) onPassword(typed)
  }
  return { typed, type, fault, submit }
}
