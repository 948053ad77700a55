import { TourCard } from './tour-card'
import type { CardView, Region } from './tours.view'

interface TourGridProps {
  title: string
  tours: CardView[]
  regions: Region[]
  /** `wide` for few and large: the offers. */
  look?: 'wide' | 'grid'
  /** How many cards stand where the page opens. */
  firstCards?: number
}

const COLUMNS = {
  wide: 'sm:grid-cols-2 lg:grid-cols-3',
  grid: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
}
// A phone's screen has more pixels than an eye tells apart: two thirds of the width asks for a file half as heavy.
const SIZES = {
  wide: '(min-width: 1240px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 62vw',
  grid: '(min-width: 1240px) 285px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 62vw',
}

/** A titled list of tour cards. Shows nothing when it is empty: the page says what that means. */
export function TourGrid({ title, tours, regions, look = 'grid', firstCards = 0 }: TourGridProps) {
  if (tours.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className={`grid gap-4 ${COLUMNS[look]}`}>
        {tours.map((tour, index) => (
          <li key={tour.id}>
            <TourCard
              tour={tour}
              regionName={regions.find(({ id }) => id === tour.categoryId)?.name ?? ''}
              sizes={SIZES[look]}
              isFirst={index < firstCards}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
