import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { CardView, Region } from '../tours.view'
import { CARD_LOOKS, CardText, type CardTextProps } from './card-text'

interface TourGridProps {
  title: string
  tours: CardView[]
  regions: Region[]
  /** `wide`: a few large cards, for offers. */
  look?: keyof typeof LISTS
  /** Its first card is above the fold. */
  isFirst?: boolean
  /** The party of the page's address. */
  persons?: CardTextProps['persons']
}

/** Offers: a row to swipe on a phone, else one wide and two beside each other (`.offers`). */
const LISTS = {
  wide: 'offers max-sm:overflow-x-auto',
  grid: 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4',
  three: 'grid gap-3 sm:grid-cols-3',
}

// Two thirds of the width: on dense phone screens the loss is invisible and the file half as large.
const SIZES = {
  wide: '(min-width: 1240px) 676px, (min-width: 640px) 56vw, 200px',
  three: '(min-width: 1240px) 384px, (min-width: 640px) 31vw, 112px',
  grid: '(min-width: 1240px) 285px, (min-width: 1024px) 23vw, (min-width: 640px) 47vw, 112px',
}

/** A titled grid; renders nothing when empty. */
export function TourGrid(props: TourGridProps) {
  const { title, tours, regions, look = 'grid', isFirst = false, persons } = props
  if (tours.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="section-title">{title}</h2>
      <ul className={`gap-4 ${LISTS[look]}`}>
        {tours.map((tour, index) => (
          <li key={tour.id} className="min-w-0">
            <TourCard
              tour={tour}
              regionName={regions.find(({ id }) => id === tour.categoryId)?.name ?? ''}
              sizes={SIZES[look]}
              isFirst={isFirst && index === 0}
              look={look === 'wide' ? 'card' : 'row'}
              persons={persons}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `isFirst`: above the fold, its image is not loaded lazily. */
type CardProps = CardTextProps & { sizes: string; isFirst: boolean }

/** The whole card is one link, named by the tour. Hidden tours (admins only) are blurred. */
function TourCard(card: CardProps) {
  const isHidden = card.tour.status === TOUR_STATUS.hidden
  return (
    <article
      className={`group relative flex h-full ${CARD_LOOKS[card.look].frame} overflow-hidden rounded-card border border-line bg-surface ${isHidden ? '[filter:blur(1.5px)] focus-within:[filter:none] hover:[filter:none]' : ''}`}
    >
      <CardImage {...card} />
      <CardText {...card} />
    </article>
  )
}

/** The main image with the region's name on it. */
function CardImage({ look, regionName, ...card }: CardProps) {
  const { image, wide } = CARD_LOOKS[look]
  return (
    <div className={`relative overflow-hidden ${image}`}>
      <MainImage {...card} />
      <span
        className={`absolute start-3 top-3 rounded-full bg-snow px-2.5 py-0.5 text-sm font-semibold text-spruce [box-shadow:0_0_0_1px_rgb(18_36_31/0.3)] ${wide}`}
      >
        {regionName}
      </span>
    </div>
  )
}

function MainImage({ tour: { image }, sizes, isFirst }: Omit<CardProps, 'regionName' | 'look'>) {
  if (!image) return null
  return (
    <div className={`absolute inset-0 bg-line ${isFirst ? '' : 'held'}`}>
      <ResponsiveImage
        {...image}
        sizes={sizes}
        widest={960}
        isFirst={isFirst}
        className="image-edge size-full object-cover transition-transform duration-150 group-hover:scale-[1.03]"
      />
    </div>
  )
}
