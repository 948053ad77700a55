import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { FailureAlert } from '../../ui/failure-alert'
import { RetryButton } from '../../ui/retry-button'
import { Skeleton } from '../../ui/skeleton'
import { ownSettingsQuery } from './accounts.api'
import { AvatarSetting } from './avatar-setting'
import { ConsentSetting } from './consent-setting'
import { DeleteAccount } from './delete-account'
import { EmailSetting } from './email-setting'
import { ExportAccount } from './export-account'
import { LanguageSetting } from './language-setting'
import { PasswordSetting } from './password-setting'
import { SessionList } from './session-list'

export function Settings({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('accounts')
  const { data: own, error, refetch } = useQuery(ownSettingsQuery)
  return (
    <section>
      <h2 className="border-b border-line pb-2 text-lg">{t('settings.title')}</h2>
      <FailureAlert failure={error} action={<RetryButton onRetry={() => void refetch()} />} />
      {own && <SettingRows own={own} onDeleted={onDeleted} />}
      {!own && !error && <Skeleton className="mt-4 h-80" />}
    </section>
  )
}

function SettingRows({ own, onDeleted }: { own: OwnSettings; onDeleted: () => void }) {
  return (
    <div className="divide-y divide-line border-b border-line">
      <EmailSetting own={own} />
      <PasswordSetting />
      <AvatarSetting own={own} />
      <LanguageSetting own={own} />
      <ConsentSetting own={own} />
      <SessionList />
      <ExportAccount />
      <DeleteAccount own={own} onDeleted={onDeleted} />
    </div>
  )
}
