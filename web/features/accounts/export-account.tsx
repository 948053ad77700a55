import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { exportAccount } from './accounts.api'
import { SettingRow } from './setting-row'

const FILE_NAME = 'moraine-account.json'
/** Browsers may read the file after the click handler has returned. */
const REVOKE_AFTER_MS = 60_000

export function ExportAccount() {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: void, { client }) => exportAccount(client),
    onSuccess: (account) => saveFile(JSON.stringify(account, null, 2)),
  })
  return (
    <SettingRow title={t('settings.export.title')} value="JSON">
      <p>{t('settings.export.text')}</p>
      <FailureAlert failure={error} />
      <SubmitButton
        type="button"
        label={t('settings.export.submit')}
        waiting={t('settings.export.waiting')}
        isWaiting={isPending}
        onClick={() => mutate()}
      />
    </SettingRow>
  )
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
