import { useTranslation } from 'react-i18next'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { NewPasswordForm } from './new-password-form'
import { SettingRow } from './setting-row'
import { useChangeSettings } from './use-change-settings'

export function PasswordSetting() {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  return (
    <SettingRow title={t('field.password')} value="••••••">
      <p className="text-sm text-muted">{t('settings.password.hidden')}</p>
      {isSuccess && <AlertBanner kind="success">{t('settings.password.done')}</AlertBanner>}
      <FailureAlert failure={error} />
      <NewPasswordForm
        asksOld
        label={t('settings.change')}
        waiting={t('settings.saving')}
        isWaiting={isPending}
        onSubmit={(change, clear) => mutate(change, { onSuccess: clear })}
      />
    </SettingRow>
  )
}
