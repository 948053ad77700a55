import { Maximize2, X, Eye } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { IconButton } from '../ui/icon-button'
import { PreviewLanguage, PreviewSize } from './preview-choices'
import { PreviewFrame, type PreviewWidth } from './preview-frame'

/** From this window width, the preview is next to the form; `xl` in the style sheet. */
const WIDE = '(min-width: 80rem)'

interface TourPreviewProps {
  tour: TourExtra
  isOpen: boolean
  onClose: () => void
}

/** The visitors' page with what is typed: next to the form if there is room, otherwise over it. */
export function TourPreview({ tour, isOpen, onClose }: TourPreviewProps) {
  const { t } = useTranslation('tour-desk')
  const isWide = useIsWide()
  const [isLarge, setLarge] = useState(false)
  if (!isWide || isLarge) {
    const close = isLarge && isWide ? () => setLarge(false) : onClose
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t('preview.title')} look="full">
        <Preview tour={tour} />
      </Dialog>
    )
  }
  if (!isOpen) return null
  return <SidePreview tour={tour} onLarge={() => setLarge(true)} onClose={onClose} />
}

function SidePreview(props: Omit<TourPreviewProps, 'isOpen'> & { onLarge: () => void }) {
  const { tour, onLarge, onClose } = props
  const { t } = useTranslation('tour-desk')
  return (
    <aside
      aria-label={t('preview.title')}
      className="sticky top-20 flex h-[calc(100dvh-10rem)] min-h-96 flex-col gap-3"
    >
      <Preview tour={tour}>
        <IconButton icon={Maximize2} label={t('preview.larger')} onClick={onLarge} />
        <Button look="icon" aria-label={t('preview.close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </Preview>
    </aside>
  )
}

function Preview({ tour, children }: { tour: TourExtra; children?: ReactNode }) {
  const pageLang = useLang()
  const [lang, setLang] = useState<Lang>(pageLang)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PreviewLanguage value={lang} onChoose={setLang} />
        <PreviewSize value={width} onChoose={setWidth} />
        {children}
      </div>
      <PreviewFrame tour={tour} lang={lang} width={width} />
    </>
  )
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

export function PreviewButton(props: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const { isOpen, onToggle } = props
  const { t } = useTranslation('tour-desk')
  return (
    <Button aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <Eye aria-hidden size={16} />
      {t('preview.open')}
    </Button>
  )
}
