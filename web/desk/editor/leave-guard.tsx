import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog'

interface LeaveGuardProps {
  hasChanges: boolean
  /** What would be lost. A draft is not, because it is stored in the browser. */
  text?: 'leave.text' | 'leave.uploads'
}

/** Asks before leaving with unsaved work, also when the tab is closed. */
export function LeaveGuard({ hasChanges, text = 'leave.text' }: LeaveGuardProps) {
  const { t } = useTranslation('admin')
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
