import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { Button, buttonClass } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { BanDialog } from './ban-dialog'
import { mailVerification, setSuperUser, unbanMember, type MemberPageData } from './members.api'

type Asked = 'promote' | 'demote' | 'unban'

/** What can be done with a member, but for the admin who looks. */
export function MemberButtons({ page: { member, ban } }: { page: MemberPageData }) {
  const { t } = useTranslation(['admin', 'lists', 'desk-people'])
  const session = useSession()
  const { isBusy, run } = useAction()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBanning, setIsBanning] = useState(false)
  const { username: name, isSuperUser } = member
  if (name === session?.username) return <p className="text-muted">{t('members.you')}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {!isSuperUser && !ban && (
        <Button look="danger" disabled={isBusy} onClick={() => setIsBanning(true)}>
          {t('members.ban')}
        </Button>
      )}
      {ban && (
        <Button disabled={isBusy} onClick={() => setAsked('unban')}>
          {t('members.unban')}
        </Button>
      )}
      <Button
        disabled={isBusy || (!isSuperUser && !member.isVerified)}
        onClick={() => setAsked(isSuperUser ? 'demote' : 'promote')}
      >
        {t(isSuperUser ? 'members.demote' : 'members.promote')}
      </Button>
      {!member.isVerified && !ban && (
        <Button
          disabled={isBusy}
          onClick={() =>
            void run((client) => mailVerification(client, member.id), {
              text: t('desk-people:members.mailed', { count: 1 }),
            })
          }
        >
          {t('desk-people:members.mailCode')}
        </Button>
      )}
      <Link
        to="/admin/audit"
        search={{ thing: `user:${member.id}` }}
        className={buttonClass('quiet')}
      >
        {t('lists:members.log')}
      </Link>
      <BanDialog usernames={isBanning ? [name] : []} onClose={() => setIsBanning(false)} />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t(`members.ask.${asked}`, { name }) : ''}
        action={asked ? t(`members.${asked}`) : ''}
        onConfirm={() => asked && act(asked)}
      >
        <p className="text-muted">{asked && t(`members.askText.${asked}`)}</p>
        {asked === 'unban' && ban && ban.hiddenPosts > 0 && (
          <p>{t('lists:ban.shown', { count: ban.hiddenPosts })}</p>
        )}
      </ConfirmDialog>
    </div>
  )

  function act(action: Asked): void {
    void run(
      (client) =>
        action === 'unban'
          ? unbanMember(client, name, true)
          : setSuperUser(client, member.id, action === 'promote'),
      { text: t(`members.done.${action}`, { name }) },
    )
  }
}
