import { Copy } from 'lucide-react'
import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { LeaveGuard } from '../editor/leave-guard'
import { AltFields, AltState } from './alt-fields'
import { ActButton } from './image-actions'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'
import { useAlts, filledFromEnglish, type Alts, type SaveAlts } from './use-alts'

/** The descriptions of all images, in three languages on one screen. */
export function AltGrid({ images, onSave }: { images: TourImage[]; onSave: SaveAlts }) {
  const { t } = useTranslation('desk-tours')
  const alts = useAlts(images, onSave)
  const list = useRef<HTMLOListElement>(null)
  const toNext = (event: KeyboardEvent<HTMLInputElement>) => focusNext(list.current, event)
  return (
    <section aria-label={t('images.texts')} className="flex flex-col gap-3">
      <AltBar images={images} alts={alts} />
      <ol ref={list} className="flex flex-col gap-3">
        {images.map((image, index) => (
          <AltRow key={image.filename} {...{ image, alts }} number={index + 1} onEnter={toNext} />
        ))}
      </ol>
      <LeaveGuard hasChanges={alts.hasChanges} />
    </section>
  )
}

function AltRow(props: ComponentProps<typeof AltFields>) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-2 lg:grid-cols-[6rem_1fr]">
      <NamedImage image={props.image} />
      <div className="grid min-w-0 content-start gap-2 lg:grid-cols-3">
        <AltFields {...props} />
      </div>
    </li>
  )
}

function NamedImage({ image }: { image: TourImage }) {
  const label = imageLabel(image, useLang())
  return (
    <div className="flex flex-col gap-1">
      <ResponsiveImage
        url={image.url}
        alt=""
        sizes="6rem"
        focus={image.focus}
        className="aspect-square h-auto w-full rounded-field object-cover"
      />
      <span className="truncate text-xs text-muted" title={label}>
        {label}
      </span>
    </div>
  )
}

/** Focuses the box of the next image in the same language, or with Shift that of the previous image. */
function focusNext(list: HTMLElement | null, event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: box, shiftKey } = event
  const ofLang = `[data-lang=${box.dataset['lang']}]`
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>(ofLang) ?? [])]
  boxes[boxes.indexOf(box) + (shiftKey ? -1 : 1)]?.focus()
}

/** The number of missing descriptions, and whether all are saved. */
function AltBar({ images, alts }: { images: TourImage[]; alts: Alts }) {
  const { t } = useTranslation(['desk-tours', 'site'])
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper py-2">
      <AltState alts={alts} />
      <span className="me-auto" />
      {LANGS.map((lang) => {
        const count = images.filter((image) => alts.textOf(image, lang).trim() === '').length
        return (
          <Chip key={lang} look={count > 0 ? 'hidden' : 'plain'}>
            {t('images.missingIn', { language: t(`site:language.${lang}`), count })}
          </Chip>
        )
      })}
      <CopyAll images={images} alts={alts} />
    </div>
  )
}

/** For all images, fills the languages without a description from English. */
function CopyAll({ images, alts }: { images: TourImage[]; alts: Alts }) {
  const { t } = useTranslation('desk-tours')
  const copyAll = () => {
    for (const image of images) {
      const copied = filledFromEnglish((lang) => alts.textOf(image, lang))
      alts.type(image, copied)
    }
    void alts.save()
  }
  return <ActButton icon={Copy} text={t('images.copyEnglishAll')} onClick={copyAll} />
}
