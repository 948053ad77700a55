import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { imageName } from '../../images/image-name'
import type { TourImage } from '../../images/tour-image'

interface ThumbnailProps {
  image: TourImage
  number: number
  onOpen: () => void
}

export function Thumbnail({ image, number, onOpen }: ThumbnailProps) {
  const { t } = useTranslation('images')
  const name = pickText(image.alt, useLang()).text || imageName(image)
  return (
    <Button
      look="bare"
      className={`relative block aspect-[4/3] w-full overflow-hidden rounded-field border-2 hover:border-primary ${image.isMain ? 'border-accent' : 'border-transparent'}`}
      onClick={onOpen}
    >
      <ResponsiveImage
        url={image.url}
        alt={t('open', { number, name })}
        sizes="8rem"
        focus={image.focus}
        className="size-full object-cover"
      />
      {image.isMain && <MainStar />}
    </Button>
  )
}

function MainStar() {
  const { t } = useTranslation('images')
  return (
    <span className="absolute start-1 top-1 grid size-6 place-items-center rounded-full bg-larch text-spruce">
      <Star aria-hidden size={14} />
      <span className="sr-only">{t('main')}</span>
    </span>
  )
}
