import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from './desk.api'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import type { useAction } from '../ui/use-action'
import { setBan, setSuperUser } from './desk.api'

type MemberAction = 'promote' | 'demote' | 'ban' | 'unban'

export interface PendingAction {
  member: Member
  action: MemberAction
}

interface MemberActionsProps {
  member: Member
  isBusy: boolean
  onAsk: (action: MemberAction) => void
}

export function MemberActions({ member, isBusy, onAsk }: MemberActionsProps) {
  const { t } = useTranslation('admin')
  const actions: MemberAction[] = [
    member.isSuperUser ? 'demote' : 'promote',
    ...(member.isSuperUser ? [] : [member.isBanned ? ('unban' as const) : ('ban' as const)]),
  ]
  return (
    <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">
      {actions.map((action) => (
        <Button
          key={action}
          aria-label={`${t(`members.${action}`)}: ${member.username}`}
          look={action === 'ban' ? 'danger' : 'quiet'}
          disabled={isBusy || (action === 'promote' && !member.isVerified)}
          onClick={() => onAsk(action)}
        >
          {t(`members.${action}`)}
        </Button>
      ))}
    </div>
  )
}

interface MemberActionDialogProps extends Pick<ReturnType<typeof useAction>, 'run'> {
  pending: PendingAction | null
  onClose: () => void
}

export function MemberActionDialog({ pending, run, onClose }: MemberActionDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      isOpen={pending !== null}
      onClose={onClose}
      title={pending ? t(`members.ask.${pending.action}`, { name: pending.member.username }) : ''}
      action={pending ? t(`members.${pending.action}`) : ''}
      onConfirm={() => pending && act(pending)}
    >
      <p className="text-muted">{pending && t(`members.askText.${pending.action}`)}</p>
    </ConfirmDialog>
  )

  function act({ member: { id, username }, action }: PendingAction): void {
    const isRights = action === 'promote' || action === 'demote'
    const call = (client: QueryClient) =>
      isRights
        ? setSuperUser(client, id, action === 'promote')
        : setBan(client, username, action === 'ban')
    void run(call, { text: t(`members.done.${action}`, { name: username }) })
  }
}
