import { Copy } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { LeaveGuard } from '../editor/leave-guard'
import { useClock } from '../ui/use-clock'
import { AltFields, AltState } from './alt-fields'
import { imageLabel } from './image-name'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'
import { filledFromEnglish, useAlts } from './use-alts'

interface AltGridProps {
  images: TourImage[]
  onSave: (changed: DescribedImage[]) => Promise<boolean>
}

/** What all pictures show, in three languages on one screen. */
export function AltGrid({ images, onSave }: AltGridProps) {
  const { t } = useTranslation(['images', 'common'])
  const pageLang = useLang()
  const alts = useAlts(images, onSave)
  const time = useClock()
  const list = useRef<HTMLOListElement>(null)
  const missing = LANGS.map((lang) => ({
    lang,
    count: images.filter((image) => alts.textOf(image, lang).trim() === '').length,
  }))
  const next = (event: KeyboardEvent<HTMLInputElement>, lang: string) => {
    const boxes = [
      ...(list.current?.querySelectorAll<HTMLInputElement>(`[data-lang=${lang}]`) ?? []),
    ]
    const step = event.shiftKey ? -1 : 1
    boxes[boxes.indexOf(event.currentTarget) + step]?.focus()
  }
  const copyAll = () => {
    for (const image of images)
      alts.type(
        image,
        filledFromEnglish((lang) => alts.textOf(image, lang)),
      )
    void alts.save()
  }
  return (
    <section aria-label={t('texts')} className="flex flex-col gap-3">
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper py-2">
        <AltState alts={alts} time={time} />
        <span className="me-auto" />
        {missing.map(({ lang, count }) => (
          <Chip key={lang} look={count > 0 ? 'hidden' : 'plain'}>
            {t('missingIn', { language: t(`common:language.${lang}`), count })}
          </Chip>
        ))}
        <Button className="px-3 text-sm" onClick={copyAll}>
          <Copy aria-hidden size={16} />
          {t('copyEnglishAll')}
        </Button>
      </div>
      <ol ref={list} className="flex flex-col gap-3">
        {images.map((image, index) => (
          <li
            key={image.filename}
            className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-2 lg:grid-cols-[6rem_1fr]"
          >
            <div className="flex flex-col gap-1">
              <ResponsiveImage
                url={image.url}
                alt=""
                sizes="6rem"
                focus={image.focus}
                className="aspect-square h-auto w-full rounded-field object-cover"
              />
              <span className="truncate text-xs text-muted" title={imageLabel(image, pageLang)}>
                {imageLabel(image, pageLang)}
              </span>
            </div>
            <div className="grid min-w-0 content-start gap-2 lg:grid-cols-3">
              <AltFields image={image} number={index + 1} alts={alts} onEnter={next} />
            </div>
          </li>
        ))}
      </ol>
      <LeaveGuard hasChanges={alts.hasChanges} />
    </section>
  )
}
