import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMailedLink } from '../../platform/session/mailed-link'
import { useSession } from '../../platform/session/session'
import { useHeadingFocus } from '../../ui/focus'
import { AccountPage } from './account-page'
import { VerifyForm } from './verify-form'

export function VerifyPage() {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const link = useMailedLink()
  const [typed, setTyped] = useState<string | null>(null)
  const [isVerified, setVerified] = useState(false)
  useHeadingFocus(isVerified)
  const lead = isVerified ? undefined : t(link?.code ? 'verify.press' : 'verify.lead')
  return (
    <AccountPage title={t('verify.title')} lead={lead} acts>
      <VerifyForm
        email={link?.email ?? typed ?? session?.email ?? ''}
        code={link?.code}
        {...(link?.email === undefined && { onEmail: setTyped })}
        onVerified={() => setVerified(true)}
      />
    </AccountPage>
  )
}
