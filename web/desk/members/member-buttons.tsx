import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { Button, buttonClass } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import type { Openable } from '../ui/dialog-state'
import { BanDialog } from './ban-dialog'
import { mailVerification, setAdmin, unbanMember, type MemberPageData } from './members.api'

interface MemberButtonsProps {
  page: MemberPageData
}

type ButtonProps = MemberButtonsProps & { action: ReturnType<typeof useAction> }

/** Actions on a member; none for the admin's own account. */
export function MemberButtons({ page }: MemberButtonsProps) {
  const { t } = useTranslation('desk-people')
  const session = useSession()
  const action = useAction()
  const { member, ban } = page
  if (member.username === session?.username) return <p className="text-muted">{t('members.you')}</p>
  const props = { page, action }
  const log = { thing: `user:${member.id}` }
  return (
    <div className="flex flex-wrap gap-2">
      {!member.isSuperUser && !ban && <BanButton {...props} />}
      {ban && <UnbanButton {...props} />}
      <RoleButton {...props} />
      {!member.isVerified && !ban && <MailCodeButton {...props} />}
      <Link to="/admin/audit" search={log} className={buttonClass('quiet')}>
        {t('members.log')}
      </Link>
    </div>
  )
}

function BanButton({ page: { member }, action: { isBusy } }: ButtonProps) {
  const { t } = useTranslation('desk-people')
  const [isBanning, setIsBanning] = useState(false)
  return (
    <>
      <Button look="danger" disabled={isBusy} onClick={() => setIsBanning(true)}>
        {t('members.ban')}
      </Button>
      <BanDialog
        usernames={isBanning ? [member.username] : []}
        onClose={() => setIsBanning(false)}
      />
    </>
  )
}

function UnbanButton({ page: { member, ban }, action: { isBusy, run } }: ButtonProps) {
  const { t } = useTranslation('desk-people')
  const { username: name } = member
  const unban = () =>
    run((client) => unbanMember(client, name, true), { text: t('members.done.unban', { name }) })
  return (
    <AskedButton act="unban" name={name} disabled={isBusy} onConfirm={() => void unban()}>
      {ban && ban.hiddenPosts > 0 && <p>{t('ban.shown', { count: ban.hiddenPosts })}</p>}
    </AskedButton>
  )
}

function RoleButton({ page: { member }, action: { isBusy, run } }: ButtonProps) {
  const { t } = useTranslation('desk-people')
  const { id, username: name, isSuperUser, isVerified } = member
  const change = (asked: MemberAct) =>
    run((client) => setAdmin(client, id, asked === 'promote'), {
      text: t(`members.done.${asked}`, { name }),
    })
  return (
    <AskedButton
      act={isSuperUser ? 'demote' : 'promote'}
      name={name}
      disabled={isBusy || (!isSuperUser && !isVerified)}
      onConfirm={(asked) => void change(asked)}
    />
  )
}

function MailCodeButton({ page: { member }, action: { isBusy, run } }: ButtonProps) {
  const { t } = useTranslation('desk-people')
  const mail = () =>
    run((client) => mailVerification(client, member.id), {
      text: t('members.mailed', { count: 1 }),
    })
  return (
    <Button disabled={isBusy} onClick={() => void mail()}>
      {t('members.mailCode')}
    </Button>
  )
}

type MemberAct = 'promote' | 'demote' | 'unban'

interface AskedButtonProps {
  act: MemberAct
  /** Name of the member. */
  name: string
  disabled: boolean
  onConfirm: (asked: MemberAct) => void
  children?: ReactNode
}

/** An action with a confirmation, whose text does not change if the member changes in the meantime. */
function AskedButton({ act, disabled, ...question }: AskedButtonProps) {
  const { t } = useTranslation('desk-people')
  const [open, setOpen] = useState<MemberAct | null>(null)
  const dialog = { isOpen: open !== null, onClose: () => setOpen(null) }
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(act)}>
        {t(`members.${act}`)}
      </Button>
      <Question {...question} {...dialog} asked={open ?? act} />
    </>
  )
}

type QuestionProps = Omit<AskedButtonProps, 'act' | 'disabled'> & Openable & { asked: MemberAct }

function Question({ asked, name, onConfirm, children, ...dialog }: QuestionProps) {
  const { t } = useTranslation('desk-people')
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`members.ask.${asked}`, { name })}
      action={t(`members.${asked}`)}
      onConfirm={() => onConfirm(asked)}
    >
      <p className="text-muted">{t(`members.askText.${asked}`)}</p>
      {children}
    </ConfirmDialog>
  )
}
