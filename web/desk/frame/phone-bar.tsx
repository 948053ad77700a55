import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ScreenLink } from './screen-link'
import { screenOf, useScreens } from './screens'
import { useFocusAfterMove } from './use-focus-after-move'

const TAB =
  'relative flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold text-muted aria-[current]:text-primary [&>.tabular]:absolute [&>.tabular]:start-1/2 [&>.tabular]:top-0.5 [&>.tabular]:ms-1 [&>span]:max-w-full'
const ENTRY =
  'flex min-h-12 items-center gap-3 rounded-field px-3 font-semibold hover:bg-line aria-[current]:bg-primary aria-[current]:text-on-primary'

/** The screens in the bar; the others are behind its button. */
const IN_BAR = 4

/** On narrow windows, a bar below the page with four screens and a button for more. */
export function PhoneBar() {
  const { t } = useTranslation('desk')
  const screens = useScreens()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav
      aria-label={t('nav.label')}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] pr-[env(safe-area-inset-right)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {screens.slice(0, IN_BAR).map((screen) => (
          <li key={screen.key} className="min-w-0">
            <ScreenLink screen={screen} className={TAB} />
          </li>
        ))}
        <li>
          <MoreTab onOpen={() => setOpen(true)} />
        </li>
      </ul>
      <MoreScreens isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  )
}

function MoreTab({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('desk')
  const others = useScreens().slice(IN_BAR)
  const current = screenOf(useLocation().pathname)
  return (
    <Button
      look="bare"
      aria-haspopup="dialog"
      aria-current={others.some(({ key }) => key === current) ? 'true' : undefined}
      onClick={onOpen}
      className={`${TAB} w-full`}
    >
      <Ellipsis aria-hidden size={18} />
      <span className="truncate">{t('more')}</span>
    </Button>
  )
}

function MoreScreens({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const focusAfterMove = useFocusAfterMove()
  const others = useScreens().slice(IN_BAR)
  const choose = () => {
    focusAfterMove()
    onClose()
  }
  return (
    <Dialog look="sheet" isOpen={isOpen} onClose={onClose} title={t('more')}>
      <ul className="flex flex-col gap-1">
        {others.map((screen) => (
          <li key={screen.key}>
            <ScreenLink screen={screen} className={ENTRY} onClick={choose} />
          </li>
        ))}
        <SiteEntry />
      </ul>
    </Dialog>
  )
}

function SiteEntry() {
  const { t } = useTranslation('desk')
  return (
    <li>
      <Link to="/" className={ENTRY}>
        <ExternalLink aria-hidden size={18} className="shrink-0" />
        {t('toSite')}
      </Link>
    </li>
  )
}
