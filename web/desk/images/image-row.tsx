import { Copy, Maximize2, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/images'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { MoveButtons } from '../editor/move-buttons'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import { pickText } from '../../platform/i18n/translated'
import { AltTexts, type Alts } from './alt-texts'
import { FocusPicker } from './focus-picker'
import type { ImageUse } from './image-uses'
import { LargeImage } from './large-image'
import type { TourImage } from './tour-image'

interface GalleryPlace {
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (step: number) => void
  onMain: () => void
  onFocus: (focus: ImageFocus) => Promise<boolean>
}

interface ImageRowProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  uses: ImageUse[]
  /** What only images of the gallery have: a place in the order, a choice of the main one. */
  place?: GalleryPlace
  onAlts: (alts: Alts) => Promise<boolean>
  onDelete: () => void
}

export function ImageRow({ image, number, uses, place, onAlts, onDelete }: ImageRowProps) {
  const { t } = useTranslation('admin')
  const [isLarge, setIsLarge] = useState(false)
  const lang = useLang()
  const description = pickText(image.alt, lang).text
  const named = { number, name: description || image.filename }
  return (
    <article
      aria-label={t('images.one', named)}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:flex-row"
    >
      {place ? (
        <FocusPicker image={image} named={named} onSave={place.onFocus} />
      ) : (
        <ResponsiveImage
          url={image.url}
          alt={description}
          sizes="150px"
          className="size-[150px] shrink-0 self-center rounded-field bg-paper object-contain sm:self-start"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        <ImageFacts image={image} uses={uses} />
        <AltTexts image={image} number={number} onSave={onAlts} />
        <ImageActions {...{ image, named, place, onDelete }} onEnlarge={() => setIsLarge(true)} />
      </div>
      <LargeImage
        image={image}
        description={description}
        isOpen={isLarge}
        onClose={() => setIsLarge(false)}
        onMain={image.isMain ? null : (place?.onMain ?? null)}
        onDelete={onDelete}
      />
    </article>
  )
}

interface ImageActionsProps extends Pick<ImageRowProps, 'image' | 'place' | 'onDelete'> {
  named: { number: number; name: string }
  onEnlarge: () => void
}

function ImageActions({ image, named, place, onEnlarge, onDelete }: ImageActionsProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href))
      showToast({ text: t('images.copied') })
  }
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {place && (place.canMoveUp || place.canMoveDown) && (
        <MoveButtons up={t('images.up', named)} down={t('images.down', named)} {...place} />
      )}
      {place && !image.isMain && (
        <Button className="px-3 text-sm" onClick={place.onMain}>
          <Star aria-hidden size={16} />
          {t('images.setMain')}
        </Button>
      )}
      <Button className="px-3" aria-label={t('images.open', named)} onClick={onEnlarge}>
        <Maximize2 aria-hidden size={16} />
      </Button>
      <Button className="px-3 text-sm" onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
        {t('images.copy')}
      </Button>
      <Button
        look="danger"
        className="ms-auto px-3"
        aria-label={t('images.deleteOne', named)}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={16} />
      </Button>
    </div>
  )
}

function ImageFacts({ image, uses }: Pick<ImageRowProps, 'image' | 'uses'>) {
  const { t } = useTranslation('admin')
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {image.isMain && (
          <Chip look="offer">
            <Star aria-hidden size={14} />
            {t('images.main')}
          </Chip>
        )}
        {uses.map((use) => (
          <Chip key={use}>{t(`images.use.${use}`)}</Chip>
        ))}
        <span className="tabular text-sm text-muted">
          {image.width} × {image.height}
          {image.bytes > 0 && ` · ${Math.ceil(image.bytes / 1024)} KB`}
        </span>
      </p>
      <p className="text-sm break-all text-muted">{image.filename}</p>
    </>
  )
}
