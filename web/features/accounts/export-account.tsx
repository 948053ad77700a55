import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/save-file'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { exportAccount } from './accounts.api'
import { SettingRow } from './setting-row'

const FILE_NAME = 'moraine-account.json'

export function ExportAccount() {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: void, { client }) => exportAccount(client),
    onSuccess: (account) => saveFile(jsonFile(account), FILE_NAME),
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

function jsonFile(content: object): Blob {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
}
