import { Maximize2, Monitor, Smartphone, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import type { TourExtra } from '../../../worker/contracts/tours'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PreviewFrame, type PreviewWidth } from './preview-frame'

/** From this width of the window on the preview is beside the form; `xl` of the style sheet. */
const WIDE = '(min-width: 80rem)'
const CHOICE =
  'flex min-h-11 items-center justify-center gap-2 px-3 text-sm font-semibold aria-pressed:bg-ink aria-pressed:text-paper'

interface TourPreviewProps {
  tour: TourExtra
  isOpen: boolean
  onClose: () => void
}

/** The visitors' page of what is typed: beside the form where there is room, else over it. */
export function TourPreview({ tour, isOpen, onClose }: TourPreviewProps) {
  const { t } = useTranslation('tour-desk')
  const isWide = useIsWide()
  const [isLarge, setLarge] = useState(false)
  if (!isWide || isLarge)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={isLarge && isWide ? () => setLarge(false) : onClose}
        title={t('preview.title')}
        look="full"
      >
        <Preview tour={tour} />
      </Dialog>
    )
  if (!isOpen) return null
  return (
    <aside
      aria-label={t('preview.title')}
      className="sticky top-20 flex h-[calc(100dvh-10rem)] min-h-96 flex-col gap-3"
    >
      <Preview tour={tour}>
        <Button
          look="icon"
          aria-label={t('preview.larger')}
          title={t('preview.larger')}
          onClick={() => setLarge(true)}
        >
          <Maximize2 aria-hidden size={18} />
        </Button>
        <Button look="icon" aria-label={t('preview.close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </Preview>
    </aside>
  )
}

function Preview({ tour, children }: { tour: TourExtra; children?: React.ReactNode }) {
  const { t } = useTranslation(['tour-desk', 'common'])
  const pageLang = useLang()
  const [lang, setLang] = useState<Lang>(pageLang)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const widths = [
    ['phone', Smartphone],
    ['desktop', Monitor],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div
          role="group"
          aria-label={t('preview.language')}
          className="flex overflow-hidden rounded-field border border-line"
        >
          {LANGS.map((each) => (
            <Button
              key={each}
              look="bare"
              aria-pressed={each === lang}
              lang={LANG_TAG[each]}
              className={CHOICE}
              onClick={() => setLang(each)}
            >
              {t(`common:language.${each}`)}
            </Button>
          ))}
        </div>
        <div
          role="group"
          aria-label={t('preview.width')}
          className="me-auto flex overflow-hidden rounded-field border border-line"
        >
          {widths.map(([each, Icon]) => (
            <Button
              key={each}
              look="bare"
              aria-pressed={each === width}
              aria-label={t(`preview.${each}`)}
              title={t(`preview.${each}`)}
              className={`${CHOICE} min-w-11`}
              onClick={() => setWidth(each)}
            >
              <Icon aria-hidden size={18} />
            </Button>
          ))}
        </div>
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
