import { useTranslation } from 'react-i18next'
import { deleteTour, restoreTour, type TourSummary } from '../tours/tours.api'
import { useBulk } from '../ui/list/use-bulk'
import { moveToRegion } from './tour-list.api'

/** Moves tours to a region, or to the bin. */
export function useTourBulk(tours: TourSummary[], onDone: () => void) {
  const { t } = useTranslation('lists')
  const { isBusy, run } = useBulk<TourSummary>()
  return { isBusy, move, bin }

  function move(regionId: number): void {
    const others = tours.filter(({ categoryId }) => categoryId !== regionId)
    void run(others, {
      act: (client, { id }) => moveToRegion(client, id, regionId),
      undo: (client, { id, categoryId }) => moveToRegion(client, id, categoryId),
      textOf: (count) => t('tours.did.move', { count }),
      onDone,
    })
  }

  function bin(): void {
    void run(tours, {
      act: (client, { id }) => deleteTour(client, id),
      undo: (client, { id }) => restoreTour(client, id),
      textOf: (count) => t('tours.did.bin', { count }),
      onDone,
    })
  }
}
