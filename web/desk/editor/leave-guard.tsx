import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** Asks before unsaved work is left behind: another page, or the browser's own question for a closed tab. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useTranslation('admin')
  const blocker = useBlocker({
    // Another language of the same page keeps what was typed.
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      // A logout leaves nothing of it in this browser.
      text={t(blocker.next?.pathname === '/logout' ? 'leave.logout' : 'leave.text')}
      action={t('leave.action')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
