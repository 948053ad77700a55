import { ResponsiveImage } from '../../../ui/responsive-image'
import { CARD_LOOKS, type CardLook } from './card-looks'
import type { CardView } from '../tours.view'

export interface CardImageProps {
  tour: CardView
  regionName: string
  sizes: string
  /** Above the fold: its image is not loaded lazily. */
  isFirst?: boolean
  look: CardLook
}

/** The main image with the region's name on it. */
export function CardImage({ look, regionName, ...card }: CardImageProps) {
  const { image, wide } = CARD_LOOKS[look]
  return (
    <div className={`relative overflow-hidden ${image}`}>
      <MainImage {...card} />
      <span
        className={`absolute start-3 top-3 rounded-full bg-snow px-2.5 py-0.5 text-sm font-semibold text-spruce ring-1 ring-spruce/30 ${wide}`}
      >
        {regionName}
      </span>
    </div>
  )
}

type MainImageProps = Pick<CardImageProps, 'tour' | 'sizes' | 'isFirst'>

function MainImage({ tour: { image }, sizes, isFirst = false }: MainImageProps) {
  if (!image) return null
  return (
    <div className={`absolute inset-0 bg-line ${isFirst ? '' : 'held'}`}>
      <ResponsiveImage
        url={image.url}
        alt={image.alt}
        focus={image.focus}
        sizes={sizes}
        widest={960}
        isFirst={isFirst}
        className="picture-edge size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
      />
    </div>
  )
}
