import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog'

interface LeaveGuardProps {
  hasChanges: boolean
  /** Key of the warning. A draft is not lost, because the browser stores it. */
  text?: 'leave.text' | 'leave.uploads'
}

/** Asks before leaving with unsaved work, also when the tab is closed. */
export function LeaveGuard({ hasChanges, text = 'leave.text' }: LeaveGuardProps) {
  const { t } = useTranslation('desk')
  const blocker = useLeaveBlocker(hasChanges)
  // A logout deletes all drafts in this browser.
  const isLogout = blocker.next?.pathname === '/logout'
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      action={t('leave.action')}
      onConfirm={() => blocker.proceed?.()}
    >
      <p className="text-muted">{t(isLogout ? 'leave.logout' : text)}</p>
    </ConfirmDialog>
  )
}

function useLeaveBlocker(hasChanges: boolean) {
  return useBlocker({
    // Changing the language of the same page keeps the draft.
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
}
