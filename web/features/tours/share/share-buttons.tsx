import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareMenu, type ShareProps } from './share-menu'

const LOOK =
  'share-button inline-flex min-h-11 list-none items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-primary'

/** The system's share sheet; if it is missing or dismissed, plain links. No third-party code is loaded. */
export function ShareButtons(shared: ShareProps) {
  const { t } = useTranslation('tours')
  const { menu, isOpen, setOpen, share } = useShare(shared)
  return (
    <details
      ref={menu}
      name="menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="no-print relative"
    >
      <summary className={LOOK} onClick={share}>
        <Share2 aria-hidden size={16} />
        {t('share.label')}
      </summary>
      <ShareMenu {...shared} isOpen={isOpen} />
    </details>
  )
}

/** Opens the system's share sheet, or the menu if it is missing or dismissed. */
function useShare({ url, title }: ShareProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  // The menu may have been opened before the app ran.
  useEffect(() => setOpen(menu.current?.open ?? false), [menu])

  const share = (event: MouseEvent) => {
    if (isOpen || !('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title, url }).catch(() => menu.current?.setAttribute('open', ''))
  }

  return { menu, isOpen, setOpen, share }
}
