import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { Button, buttonClass } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { BanDialog } from './ban-dialog'
import { RoleButton } from './role-button'
import {
  mailVerification,
  resetSecondFactor,
  unbanMember,
  type MemberPageData,
} from './members.api'

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
      {!member.role && !ban && <BanButton {...props} />}
      {ban && <UnbanButton {...props} />}
      <RoleButton member={member} disabled={action.isBusy} />
      {page.secondFactorSince !== null && <ResetButton {...props} />}
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
    <AskedButton
      label={t('members.unban')}
      title={t('members.ask.unban', { name })}
      disabled={isBusy}
      onConfirm={() => void unban()}
    >
      <p className="text-muted">{t('members.askText.unban')}</p>
      {ban && ban.hiddenPosts > 0 && <p>{t('ban.shown', { count: ban.hiddenPosts })}</p>}
    </AskedButton>
  )
}

/** For a member who has lost the app and the recovery codes. */
function ResetButton({ page: { member }, action: { isBusy, run } }: ButtonProps) {
  const { t } = useTranslation('desk-people')
  const { id, username: name } = member
  const reset = () =>
    run((client) => resetSecondFactor(client, id), {
      text: t('members.secondFactor.done', { name }),
    })
  return (
    <AskedButton
      label={t('members.secondFactor.reset')}
      title={t('members.secondFactor.ask', { name })}
      disabled={isBusy}
      onConfirm={() => void reset()}
    >
      <p className="text-muted">{t('members.secondFactor.askText')}</p>
    </AskedButton>
  )
}

interface AskedButtonProps {
  label: string
  /** The question. */
  title: string
  disabled: boolean
  onConfirm: () => void
  children: ReactNode
}

function AskedButton({ label, title, disabled, onConfirm, children }: AskedButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        action={label}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmDialog>
    </>
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
