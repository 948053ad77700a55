import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ResponsiveImage } from '../../ui/responsive-image'
import { imageLabel } from './image-name'
import type { PickedImage, TourImage } from './tour-image'

export interface PickerGridProps {
  images: TourImage[]
  onPick: (image: PickedImage) => void
  /** Whether an image can be moved to the bin from here, and how. */
  mayBin?: (image: TourImage) => boolean
  onBin?: (filename: string) => void
}

export function PickerGrid({ images, onPick, mayBin, onBin }: PickerGridProps) {
  const { t } = useTranslation('images')
  if (images.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <ul className="grid max-h-[60dvh] grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-1">
      {images.map((image) => (
        <li key={image.filename} className="relative min-w-0">
          <PickButton image={image} onClick={() => onPick(image)} />
          {mayBin?.(image) && <BinButton image={image} onClick={() => onBin?.(image.filename)} />}
        </li>
      ))}
    </ul>
  )
}

function PickButton({ image, onClick }: { image: TourImage; onClick: () => void }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const { text } = pickText(image.alt, lang)
  return (
    <Button
      look="bare"
      title={text}
      className="block w-full overflow-hidden rounded-field border-2 border-transparent text-start hover:border-primary"
      onClick={onClick}
    >
      <ResponsiveImage
        url={image.url}
        alt={t('pickOne', { name: text || imageLabel(image, lang) })}
        sizes="9rem"
        focus={image.focus}
        className="aspect-square h-auto w-full rounded-field object-cover"
      />
    </Button>
  )
}

function BinButton({ image, onClick }: { image: TourImage; onClick: () => void }) {
  const { t } = useTranslation('images')
  const lang = useLang()
  return (
    <Button
      look="framedIcon"
      className="absolute end-1 top-1"
      aria-label={t('binOne', { name: imageLabel(image, lang) })}
      onClick={onClick}
    >
      <Trash2 aria-hidden size={16} />
    </Button>
  )
}
