import { Eye, Maximize2, Monitor, Smartphone, X } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { IconButton } from '../ui/icon-button'
import { IconTextButton } from '../ui/icon-text-button'
import { PreviewFrame, type PreviewWidth } from './preview-frame'

/** From this window width, the preview is next to the form; `xl` in the style sheet. */
const WIDE = '(min-width: 80rem)'

const GROUP = 'flex overflow-hidden rounded-field border border-line'
const CHOICE =
  'flex min-h-11 items-center justify-center gap-2 px-3 text-sm font-semibold aria-pressed:bg-ink aria-pressed:text-paper'
const WIDTHS = [
  ['phone', Smartphone],
  ['desktop', Monitor],
] as const

interface TourPreviewProps {
  tour: TourExtra
  isOpen: boolean
  onClose: () => void
}

/** The visitors' page with unsaved edits: next to the form if there is room, otherwise over it. */
export function TourPreview({ tour, isOpen, onClose }: TourPreviewProps) {
  const { t } = useTranslation('desk-tours')
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
  const { t } = useTranslation('desk-tours')
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

function watchWidth(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

export function PreviewButton(props: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const { isOpen, onToggle } = props
  const { t } = useTranslation('desk-tours')
  const text = t('preview.open')
  const toggle = () => onToggle(!isOpen)
  return <IconTextButton icon={Eye} text={text} aria-expanded={isOpen} onClick={toggle} />
}

interface ChoiceProps<Value> {
  value: Value
  onChoose: (value: Value) => void
}

function PreviewLanguage({ value, onChoose }: ChoiceProps<Lang>) {
  const { t } = useTranslation(['desk-tours', 'site'])
  return (
    <div role="group" aria-label={t('preview.language')} className={GROUP}>
      {LANGS.map((each) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={each === value}
          lang={LANG_TAG[each]}
          className={CHOICE}
          onClick={() => onChoose(each)}
        >
          {t(`site:language.${each}`)}
        </Button>
      ))}
    </div>
  )
}

function PreviewSize({ value, onChoose }: ChoiceProps<PreviewWidth>) {
  const { t } = useTranslation('desk-tours')
  return (
    <div role="group" aria-label={t('preview.width')} className={`me-auto ${GROUP}`}>
      {WIDTHS.map(([each, Icon]) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={each === value}
          aria-label={t(`preview.${each}`)}
          title={t(`preview.${each}`)}
          className={`${CHOICE} min-w-11`}
          onClick={() => onChoose(each)}
        >
          <Icon aria-hidden size={18} />
        </Button>
      ))}
    </div>
  )
}
