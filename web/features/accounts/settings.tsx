import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
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
  const { t } = useTranslation(['accounts', 'common'])
  const { data: own, error, refetch } = useQuery(ownSettingsQuery)
  return (
    <section>
      <h2 className="border-b border-line pb-2 text-lg">{t('settings.title')}</h2>
      <FailureAlert
        failure={error}
        action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
      />
      {own ? (
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
      ) : (
        !error && <Skeleton className="mt-4 h-80" />
      )}
    </section>
  )
}
