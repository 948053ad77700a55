import { HomeStory } from '../features/board/home/home-story'
import type { HomeSearch } from '../features/board/home/home.search'
import { HomeTours } from '../features/tours/list/home-tours'
import { useTourImages } from '../features/tours/list/use-tour-images'
import { useTourCodeAhead } from './-tour-ahead'

/** Home's tours, with a travelogue between the offers and the others. */
export function ToursAndStory({ search }: { search: HomeSearch }) {
  const imageOf = useTourImages()
  useTourCodeAhead()
  return (
    <HomeTours>
      <HomeStory search={search} imageOf={imageOf} />
    </HomeTours>
  )
}
