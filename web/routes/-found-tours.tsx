import { useQuery } from '@tanstack/react-query'
import { PriceTag } from '../features/tours/prices/price-tag'
import { tourListQuery } from '../features/tours/tours.api'
import { usePricedToday } from '../features/tours/use-tour-list'
import { useLang } from '../platform/i18n/use-lang'
import { ResponsiveImage } from '../ui/responsive-image'

/** The tour of a search hit; undefined for an unlisted tour. */
export function useFoundTours() {
  const tours = usePricedToday(useQuery(tourListQuery(useLang())).data ?? [])
  return (tourId: number) => {
    const tour = tours.find(({ id }) => id === tourId)
    return (
      tour && {
        name: tour.name,
        image: tour.image ? <FoundImage url={tour.image.url} /> : <span />,
        price: <PriceTag tour={tour} isShort />,
      }
    )
  }
}

const THUMBNAIL = 'aspect-square w-24 rounded-card object-cover'

function FoundImage({ url }: { url: string }) {
  return <ResponsiveImage url={url} alt="" sizes="6rem" className={THUMBNAIL} />
}
