import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { deleteDrafts } from '../../platform/drafts/drafts'
import { currentSession } from '../../platform/session/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { deleteAccount } from './accounts.api'
import { PasswordField } from './password-field'
import { SettingRow } from './setting-row'

type DeleteAccountProps = { own: OwnSettings; onDeleted: () => void }

/** Deletes the account, confirmed by username and password. */
export function DeleteAccount({ own, onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('accounts')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingRow title={t('settings.delete.title')}>
      <p>{t('settings.delete.text')}</p>
      <Button look="danger" className="self-start" onClick={() => setOpen(true)}>
        {t('settings.delete.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('settings.delete.title')}>
        <DeletionForm own={own} onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </SettingRow>
  )
}

function DeletionForm({ own, onDeleted, onCancel }: DeleteAccountProps & { onCancel: () => void }) {
  const { t } = useTranslation('accounts')
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useDeletion(onDeleted)
  const isConfirmed = typed.trim().normalize('NFC') === own.username && password !== ''
  return (
    <Form onSubmit={() => isConfirmed && mutate(password)}>
      <p>{t('settings.delete.text')}</p>
      <p>{t('settings.delete.kept')}</p>
      {own.openBookings > 0 && <p>{t('settings.delete.bookings')}</p>}
      <UsernameField username={own.username} value={typed} onType={setTyped} />
      <PasswordField
        label={t('field.oldPassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FailureAlert failure={error} />
      <DeletionButtons isPending={isPending} isConfirmed={isConfirmed} onCancel={onCancel} />
    </Form>
  )
}

type UsernameFieldProps = { username: string; value: string; onType: (typed: string) => void }

/** Asks the member to type their username as confirmation. */
function UsernameField({ username, value, onType }: UsernameFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('settings.delete.confirm', { username })}
      value={value}
      onChange={({ target }) => onType(target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type DeletionButtonsProps = { isPending: boolean; isConfirmed: boolean; onCancel: () => void }

function DeletionButtons({ isPending, isConfirmed, onCancel }: DeletionButtonsProps) {
  const { t } = useTranslation(['accounts', 'site'])
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{t('site:cancel')}</Button>
      <SubmitButton
        look="danger"
        label={t('settings.delete.submit')}
        waiting={t('settings.delete.waiting')}
        isWaiting={isPending}
        disabled={!isConfirmed}
      />
    </div>
  )
}

/** Deletes the account, its drafts and its session in this browser. */
function useDeletion(onDeleted: () => void) {
  return useMutation({
    gcTime: 0,
    mutationFn: (password: string, { client }) => deleteAccount(client, password),
    onSuccess() {
      onDeleted()
      deleteDrafts()
      currentSession().clear()
    },
  })
}
