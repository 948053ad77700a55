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

type BulkProps = MemberBulkProps & { bulk: ReturnType<typeof useBulk<Member>> }

/** What can be done with the selected members; each action takes those that it fits. */
export function MemberBulk({ members, onDone }: MemberBulkProps) {
  const bulk = useBulk<Member>()
  const props = { members, bulk, onDone }
  return (
    <>
      <BanSelected {...props} />
      <LiftBans {...props} />
      <MailCodes {...props} />
      <CsvButton list="members" state={{}} ids={members.map(({ id }) => id)} />
    </>
  )
}

function BanSelected({ members, bulk, onDone }: BulkProps) {
  const { t } = useTranslation('admin')
  const [isAsked, setAsked] = useState(false)
  const bannable = members.filter(({ isSuperUser, isBanned }) => !isSuperUser && !isBanned)
  return (
    <>
      <Button
        look="danger"
        disabled={bulk.isBusy || bannable.length === 0}
        onClick={() => setAsked(true)}
      >
        <Ban aria-hidden size={16} />
        {t('members.ban')}
      </Button>
      <BanDialog
        usernames={isAsked ? bannable.map(({ username }) => username) : []}
        onClose={() => setAsked(false)}
        onDone={onDone}
      />
    </>
  )
}

function LiftBans({ members, bulk: { isBusy, run }, onDone }: BulkProps) {
  const { t } = useTranslation(['desk-people', 'admin'])
  const banned = members.filter(({ isBanned }) => isBanned)
  const lift = () => {
    const lifted = new Map<number, LiftedBan>()
    return run(banned, {
      act: async (client, member) => lifted.set(member.id, await liftBan(client, member)),
      undo: (client, member) => banAgain(client, member, lifted.get(member.id)),
      textOf: (count) => t('members.lifted', { count }),
      onDone,
    })
  }
  return (
    <Button disabled={isBusy || banned.length === 0} onClick={() => void lift()}>
      <Undo2 aria-hidden size={16} />
      {t('admin:members.unban')}
    </Button>
  )
}

function MailCodes({ members, bulk: { isBusy, run }, onDone }: BulkProps) {
  const { t } = useTranslation('desk-people')
  const [isAsked, setAsked] = useState(false)
  const unproven = members.filter(({ isVerified, isBanned }) => !isVerified && !isBanned)
  const mail = () =>
    run(unproven, {
      act: (client, { id }) => mailVerification(client, id),
      textOf: (count) => t('members.mailed', { count }),
      onDone,
    })
  return (
    <>
      <Button disabled={isBusy || unproven.length === 0} onClick={() => setAsked(true)}>
        <MailPlus aria-hidden size={16} />
        {t('members.mailCode')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('members.askMail', { count: unproven.length })}
        action={t('members.mailCode')}
        onConfirm={() => void mail()}
      >
        <p className="text-muted">{t('members.askMailText')}</p>
      </ConfirmDialog>
    </>
  )
}
