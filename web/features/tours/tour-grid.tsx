import { TourCard } from './tour-card'
import type { CardView, Region } from './tours.view'

interface TourGridProps {
  title: string
  tours: CardView[]
  regions: Region[]
  /** `wide`: few and large, for offers. */
  look?: 'wide' | 'grid'
  /** Number of cards above the fold. */
  firstCards?: number
}

const COLUMNS = {
  wide: 'sm:grid-cols-2 lg:grid-cols-3',
  grid: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
}
// Two thirds of the width: on dense phone screens the loss is invisible and the file half as large.
const SIZES = {
  wide: '(min-width: 1240px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 62vw',
  grid: '(min-width: 1240px) 285px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 62vw',
}

/** A titled grid; renders nothing when empty. */
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
