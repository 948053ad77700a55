import { Ban, MailPlus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { CsvButton } from '../ui/list/csv-button'
import { useBulk } from '../ui/list/use-bulk'
import type { Openable } from '../ui/dialog-state'
import { BanDialog } from './ban-dialog'
import { banMember, liftBan, mailVerification, type LiftedBan, type Member } from './members.api'

const UNKNOWN_BAN: LiftedBan = { reason: 'other', note: '', hidePosts: false }

interface MemberBulkProps {
  members: Member[]
  onDone: () => void
}

type BulkProps = MemberBulkProps & { bulk: ReturnType<typeof useBulk<Member>> }

/** Actions on the selected members; each skips members that it does not apply to. */
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
  const { t } = useTranslation('desk-people')
  const [isAsked, setAsked] = useState(false)
  const bannable = members.filter(({ role, isBanned }) => !role && !isBanned)
  const usernames = bannable.map(({ username }) => username)
  const mayBan = !bulk.isBusy && bannable.length > 0
  return (
    <>
      <Button look="danger" disabled={!mayBan} onClick={() => setAsked(true)}>
        <Ban aria-hidden size={16} />
        {t('members.ban')}
      </Button>
      <BanDialog
        usernames={isAsked ? usernames : []}
        onClose={() => setAsked(false)}
        onDone={onDone}
      />
    </>
  )
}

function LiftBans({ members, bulk: { isBusy, run }, onDone }: BulkProps) {
  const { t } = useTranslation('desk-people')
  const banned = members.filter(({ isBanned }) => isBanned)
  const lift = () => {
    const lifted = new Map<number, LiftedBan>()
    return run(banned, {
      act: async (client, member) => lifted.set(member.id, await liftBan(client, member)),
      undo: (client, { id, username }) =>
        banMember(client, username, lifted.get(id) ?? UNKNOWN_BAN),
      textOf: (count) => t('members.lifted', { count }),
      onDone,
    })
  }
  return (
    <Button disabled={isBusy || banned.length === 0} onClick={() => void lift()}>
      <Undo2 aria-hidden size={16} />
      {t('members.unban')}
    </Button>
  )
}

function MailCodes({ members, bulk, onDone }: BulkProps) {
  const { t } = useTranslation('desk-people')
  const [isAsked, setAsked] = useState(false)
  const unproven = members.filter(({ isVerified, isBanned }) => !isVerified && !isBanned)
  const sending = { members: unproven, bulk, onDone }
  return (
    <>
      <Button disabled={bulk.isBusy || unproven.length === 0} onClick={() => setAsked(true)}>
        <MailPlus aria-hidden size={16} />
        {t('members.mailCode')}
      </Button>
      <MailDialog {...sending} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function MailDialog({ members, bulk, onDone, isOpen, onClose }: BulkProps & Openable) {
  const { t } = useTranslation('desk-people')
  const mail = () =>
    bulk.run(members, {
      act: (client, { id }) => mailVerification(client, id),
      textOf: (count) => t('members.mailed', { count }),
      onDone,
    })
  const dialog = { isOpen, onClose, onConfirm: () => void mail() }
  const title = t('members.askMail', { count: members.length })
  return (
    <ConfirmDialog {...dialog} title={title} action={t('members.mailCode')}>
      <p className="text-muted">{t('members.askMailText')}</p>
    </ConfirmDialog>
  )
}
