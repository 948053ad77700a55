import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { writeAddress } from '../../../worker/contracts/page-address'
import { loadTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import type { LoginData } from '../../platform/session/login-data'
import { askForLogin, useLoginRequest } from '../../platform/session/login-request'
import { useSession } from '../../platform/session/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Menu } from '../../ui/menu'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'

const ENTRY =
  'flex min-h-11 w-full min-w-11 items-center rounded-field px-3 font-semibold whitespace-nowrap hover:bg-snow/15'

/** Loads the forms on demand, with the texts of the current language. */
const panels = recordOf(LANGS, (lang) =>
  onDemand(
    async () => {
      const [{ LoginPanel }] = await Promise.all([
        import('./login-panel'),
        loadTexts(lang, 'accounts'),
      ])
      return LoginPanel
    },
    { waiting: PanelSkeleton },
  ),
)

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
  return (
    <>
      <div className="hidden items-center *:w-auto sm:flex">
        <VisitorEntries />
      </div>
      <div className="sm:hidden">
        <Menu label={t('nav.account')} summary={<CircleUserRound aria-hidden size={22} />}>
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

function MemberMenu({ session: { username, role } }: { session: LoginData }) {
  const { t } = useTranslation()
  const desk = writeAddress('/admin', useLang())
  const value = role ? `${username} ${t('nav.admin')}` : username
  const label = t('labelled', { label: t('nav.account'), value })
  return (
    <Menu label={label} summary={<MemberName username={username} isStaff={role !== null} />}>
      <Link to="/user/$username" params={{ username }} className={ENTRY}>
        {t('nav.profile')}
      </Link>
      {role && (
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

function MemberName({ username, isStaff }: { username: string; isStaff: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <CircleUserRound aria-hidden size={22} />
      <span className="max-w-32 truncate font-semibold max-sm:sr-only">{username}</span>{' '}
      {isStaff && (
        <span className="rounded-full bg-larch px-2 py-0.5 text-sm font-semibold text-spruce max-sm:sr-only">
          {t('nav.admin')}
        </span>
      )}
    </>
  )
}

function LoginDialog() {
  const { t } = useTranslation()
  const LoginPanel = panels[useLang()]
  const panel = useLoginRequest()
  const close = () => askForLogin(null)
  return (
    <Dialog isOpen={panel !== null} onClose={close} title={t('nav.login')}>
      <LoginPanel panel={panel ?? 'login'} onDone={close} />
    </Dialog>
  )
}

/** As high as the login, so that the dialog does not grow around it. */
function PanelSkeleton() {
  return (
    <div className="flex min-h-91 flex-col gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-11" />
    </div>
  )
}
