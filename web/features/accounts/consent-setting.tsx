import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { CheckField } from '../../ui/field'
import { FailureAlert } from '../../ui/failure-alert'
import { SettingRow } from './setting-row'
import { useChangeSettings } from './use-change-settings'

export function ConsentSetting({ own: { wantEmail } }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useChangeSettings()
  const value = t(wantEmail ? 'settings.consent.on' : 'settings.consent.off')
  return (
    <SettingRow title={t('settings.consent.title')} value={value}>
      <CheckField
        label={t('settings.consent.label')}
        checked={wantEmail}
        // The native `disabled` would drop the focus.
        aria-disabled={isPending || undefined}
        onChange={({ target }) => !isPending && mutate({ wantEmail: target.checked })}
      />
      <p role="status" className="text-sm text-primary empty:sr-only">
        {isSuccess && t('settings.saved')}
      </p>
      <FailureAlert failure={error} />
    </SettingRow>
  )
}
