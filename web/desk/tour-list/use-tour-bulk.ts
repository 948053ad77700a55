import type { QueryClient } from '@tanstack/react-query'
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
    const textOf = (count: number) => t('tours.did.move', { count })
    void run(others, { ...movingTo(regionId), textOf, onDone })
  }

  function bin(): void {
    const textOf = (count: number) => t('tours.did.bin', { count })
    void run(tours, { ...BINNING, textOf, onDone })
  }
}

const BINNING = {
  act: (client: QueryClient, { id }: TourSummary) => deleteTour(client, id),
  undo: (client: QueryClient, { id }: TourSummary) => restoreTour(client, id),
}

function movingTo(regionId: number) {
  return {
    act: (client: QueryClient, { id }: TourSummary) => moveToRegion(client, id, regionId),
    undo: (client: QueryClient, { id, categoryId }: TourSummary) =>
      moveToRegion(client, id, categoryId),
  }
}
