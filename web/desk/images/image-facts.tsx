import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import type { ImageUse } from './image-uses'
import type { TourImage } from './tour-image'

export function ImageFacts({ image, uses }: { image: TourImage; uses: ImageUse[] }) {
  const { t } = useTranslation('images')
  return (
    <p className="flex flex-wrap items-center gap-2">
      {image.isMain && (
        <Chip look="offer">
          <Star aria-hidden size={14} />
          {t('main')}
        </Chip>
      )}
      {uses.map((use) => (
        <Chip key={use}>{t(`use.${use}`)}</Chip>
      ))}
      <span className="tabular text-sm text-muted">
        {image.width} × {image.height}
        {image.bytes > 0 && ` · ${Math.ceil(image.bytes / 1024)} KB`}
      </span>
    </p>
  )
}
