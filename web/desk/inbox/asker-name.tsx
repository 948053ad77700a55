import { useTranslation } from 'react-i18next'
import type { Thread } from './inbox.api'

/** The member's name, or the address of a visitor. */
export function AskerName({ thread: { username, email } }: { thread: Thread }) {
  const { t } = useTranslation(['inbox', 'admin'])
  return <>{username ?? email ?? t('admin:audit.noMember')}</>
}
