import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../platform/i18n/addresses'
import type { LoginData } from '../../platform/session/login-data'
import { askForLogin } from '../../platform/session/login-request'
import { useSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { Menu } from '../../ui/menu'
import { LoginDialog } from './login-dialog'
import { Button } from '../../ui/button'

const ENTRY =
  'flex min-h-11 w-full items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

/** Login and sign-up for visitors; profile and logout for members; the desk, too, for admins. */
export function AccountMenu() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <div role="group" aria-label={t('nav.account')}>
      {session ? <MemberMenu session={session} /> : <VisitorMenu />}
      <LoginDialog />
    </div>
  )
}

function VisitorMenu() {
  const { t } = useTranslation()
  const summary = <CircleUserRound aria-hidden size={22} />
  return (
    <>
      <div className="hidden items-center sm:flex">
        <VisitorEntries />
      </div>
      <div className="sm:hidden">
        <Menu label={t('nav.account')} summary={summary}>
          <VisitorEntries />
        </Menu>
      </div>
    </>
  )
}

function VisitorEntries() {
  const { t } = useTranslation()
  return (
    <>
      <Button look="bare" onClick={() => askForLogin('login')} className={ENTRY}>
        {t('nav.login')}
      </Button>
      <Link to="/register" className={ENTRY}>
        {t('nav.signup')}
      </Link>
    </>
  )
}

function MemberMenu({ session: { username, isSuperUser } }: { session: LoginData }) {
  const { t } = useTranslation()
  const desk = writeAddress('/admin', useLang())
  const label = `${t('nav.account')}: ${username}${isSuperUser ? ` ${t('nav.admin')}` : ''}`
  return (
    <Menu label={label} summary={<MemberName username={username} isAdmin={isSuperUser} />}>
      <Link to="/user/$username" params={{ username }} className={ENTRY}>
        {t('nav.profile')}
      </Link>
      {isSuperUser && (
        <a href={desk} className={ENTRY}>
          {t('nav.admin')}
        </a>
      )}
      <Link to="/logout" preload={false} className={ENTRY}>
        {t('nav.logout')}
      </Link>
    </Menu>
  )
}

function MemberName({ username, isAdmin }: { username: string; isAdmin: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <CircleUserRound aria-hidden size={22} />
      <span className="max-w-32 truncate font-semibold max-sm:sr-only">{username}</span>{' '}
      {isAdmin && (
        <span className="rounded-full bg-larch px-2 py-0.5 text-sm font-semibold text-spruce max-sm:sr-only">
          {t('nav.admin')}
        </span>
      )}
    </>
  )
}
