import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { CardView } from '../tours.view'
import { CARD_LOOKS, type CardLook } from './card-looks'
import { CardText } from './card-text'

interface CardImageProps {
  tour: CardView
  regionName: string
  sizes: string
  /** Above the fold: its image is not loaded lazily. */
  isFirst?: boolean
  look: CardLook
}

interface TourCardProps extends Omit<CardImageProps, 'look'> {
  /** `row`: a row with a small image on a phone. */
  look?: CardLook
}

/** The whole card is one link, named by the tour. Hidden tours (admins only) are blurred. */
export function TourCard({ look = 'card', ...card }: TourCardProps) {
  const isHidden = card.tour.status === TOUR_STATUS.hidden
  return (
    <article
      className={`group relative flex h-full ${CARD_LOOKS[look].frame} overflow-hidden rounded-card border border-line bg-surface ${isHidden ? 'blur-[1.5px] focus-within:blur-none hover:blur-none' : ''}`}
    >
      <CardImage {...card} look={look} />
      <CardText {...card} look={look} />
    </article>
  )
}

/** The main image with the region's name on it. */
function CardImage({ look, regionName, ...card }: CardImageProps) {
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
