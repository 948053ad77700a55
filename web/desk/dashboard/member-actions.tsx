import { useTranslation } from 'react-i18next'
import type { Member } from '../../../worker/contracts/admin'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { useAction } from '../ui/use-action'
import { setBan, setSuperUser } from './desk.api'

type MemberAction = 'promote' | 'demote' | 'ban' | 'unban'

/** An action that waits for confirmation, and its member. */
export interface AskedAction {
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
  /** Null while no action is pending. */
  asked: AskedAction | null
  onClose: () => void
}

/** Confirms an action on a member and runs it. */
export function MemberActionDialog({ asked, run, onClose }: MemberActionDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={onClose}
      title={asked ? t(`members.ask.${asked.action}`, { name: asked.member.username }) : ''}
      text={asked && t(`members.askText.${asked.action}`)}
      action={asked ? t(`members.${asked.action}`) : ''}
      onConfirm={() => asked && act(asked)}
    />
  )

  function act({ member: { _id, username }, action }: AskedAction): void {
    const isRights = action === 'promote' || action === 'demote'
    const call = () =>
      isRights ? setSuperUser(_id, action === 'promote') : setBan(username, action === 'ban')
    void run(call, { text: t(`members.done.${action}`, { name: username }) })
  }
}
