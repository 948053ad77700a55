import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog'

/** Confirms leaving with unsaved work, also when the tab is closed. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useTranslation('admin')
  const blocker = useBlocker({
    // Another language of the same page keeps the draft.
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      action={t('leave.action')}
      onConfirm={() => blocker.proceed?.()}
    >
      {/* A logout deletes all drafts in this browser. */}
      <p className="text-muted">
        {t(blocker.next?.pathname === '/logout' ? 'leave.logout' : 'leave.text')}
      </p>
    </ConfirmDialog>
  )
}
