import { Ban, MailPlus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { CsvButton } from '../ui/list/csv-button'
import { useBulk } from '../ui/list/use-bulk'
import { BanDialog } from './ban-dialog'
import { banAgain, liftBan, mailVerification, type LiftedBan, type Member } from './members.api'

interface MemberBulkProps {
  members: Member[]
  onDone: () => void
}

/** What can be done with the selected members; each action takes those that it fits. */
export function MemberBulk({ members, onDone }: MemberBulkProps) {
  const { t } = useTranslation(['desk-people', 'admin'])
  const { isBusy, run } = useBulk<Member>()
  const [asked, setAsked] = useState<'ban' | 'mail' | null>(null)
  const bannable = members.filter(({ isSuperUser, isBanned }) => !isSuperUser && !isBanned)
  const banned = members.filter(({ isBanned }) => isBanned)
  const unproven = members.filter(({ isVerified, isBanned }) => !isVerified && !isBanned)
  return (
    <>
      <Button
        look="danger"
        disabled={isBusy || bannable.length === 0}
        onClick={() => setAsked('ban')}
      >
        <Ban aria-hidden size={16} />
        {t('admin:members.ban')}
      </Button>
      <Button disabled={isBusy || banned.length === 0} onClick={lift}>
        <Undo2 aria-hidden size={16} />
        {t('admin:members.unban')}
      </Button>
      <Button disabled={isBusy || unproven.length === 0} onClick={() => setAsked('mail')}>
        <MailPlus aria-hidden size={16} />
        {t('members.mailCode')}
      </Button>
      <CsvButton list="members" state={{}} ids={members.map(({ id }) => id)} />
      <BanDialog
        usernames={asked === 'ban' ? bannable.map(({ username }) => username) : []}
        onClose={() => setAsked(null)}
        onDone={onDone}
      />
      <ConfirmDialog
        isOpen={asked === 'mail'}
        onClose={() => setAsked(null)}
        title={t('members.askMail', { count: unproven.length })}
        action={t('members.mailCode')}
        onConfirm={mail}
      >
        <p className="text-muted">{t('members.askMailText')}</p>
      </ConfirmDialog>
    </>
  )

  function lift(): void {
    const lifted = new Map<number, LiftedBan>()
    void run(banned, {
      act: async (client, member) => lifted.set(member.id, await liftBan(client, member)),
      undo: (client, member) => banAgain(client, member, lifted.get(member.id)),
      textOf: (count) => t('members.lifted', { count }),
      onDone,
    })
  }

  function mail(): void {
    void run(unproven, {
      act: (client, { id }) => mailVerification(client, id),
      textOf: (count) => t('members.mailed', { count }),
      onDone,
    })
  }
}
