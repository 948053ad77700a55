import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <Button
      look="bare"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-semibold hover:bg-snow/15"
    >
      <Search aria-hidden size={20} />
      <span className="text-sm max-lg:sr-only">{t('palette.title')}</span>
      <kbd
        aria-hidden
        className="rounded border border-snow/40 px-1.5 text-sm font-normal max-lg:hidden"
      >
        Ctrl K
      </kbd>
    </Button>
  )
}
