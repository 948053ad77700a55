import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { loadTexts } from '../../platform/i18n/i18n'
import { askForLogin, useLoginRequest } from '../../platform/session/login-request'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'

/** Loads the forms on demand, with the texts of the current language. */
const panelIn = (lang: Lang) =>
  onDemand(
    async () => {
      const [{ LoginPanel }] = await Promise.all([
        import('./login-panel'),
        loadTexts(lang, 'accounts'),
      ])
      return LoginPanel
    },
    { waiting: PanelSkeleton },
  )
const panels = recordOf(LANGS, panelIn)

export function LoginDialog() {
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

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-11" />
    </div>
  )
}
