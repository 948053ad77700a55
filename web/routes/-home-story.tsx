import { HomeStory } from '../features/board/home/home-story'
import type { HomeSearch } from '../features/board/home/home.search'
import { HomeTours } from '../features/tours/list/home-tours'
import { useTourImages } from '../features/tours/list/use-tour-images'

/** Home's tours, with a travelogue between the offers and the others. */
export function ToursAndStory({ search }: { search: HomeSearch }) {
  const imageOf = useTourImages()
  return (
    <HomeTours>
      <HomeStory search={search} imageOf={imageOf} />
    </HomeTours>
  )
}
