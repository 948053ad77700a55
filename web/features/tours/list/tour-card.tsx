import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { CardImage, type CardImageProps } from './card-image'
import { CARD_LOOKS, type CardLook } from './card-looks'
import { CardText } from './card-text'

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
