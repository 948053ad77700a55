import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { Button } from '../../ui/button'
import { RegionOptions } from '../tours/region-options'
import { restoreTour, updateTour, type TourSummary } from '../tours/tours.api'
import { deleteTour } from '../bin/bin.api'
import type { Region } from '../editor/regions'
import { DeleteButton } from '../ui/delete-button'
import { ChipSelect } from '../ui/list/list-filters'
import { useBulk } from '../ui/list/use-bulk'
import { useStatusChange } from './use-status-change'

interface TourBulkProps {
  tours: TourSummary[]
  regions: Region[]
  onDone: () => void
}

const STATUS_ACTIONS = [
  ['publish', null],
  ['recommend', TOUR_STATUS.recommended],
  ['hide', TOUR_STATUS.hidden],
] as const

/** Actions on the selected tours; each can be undone. */
export function TourBulk({ tours, regions, onDone }: TourBulkProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const { isBusy, move, bin } = useTourBulk(tours, onDone)
  const status = useStatusChange()
  const isWaiting = isBusy || status.isBusy
  const change = (next: number | null) => void status.change(tours, next, onDone)
  return (
    <>
      <StatusButtons isWaiting={isWaiting} onChoose={change} />
      <RegionMenu regions={regions} isWaiting={isWaiting} onChoose={move} />
      <DeleteButton
        disabled={isWaiting}
        action={t('lists:tours.bulk.bin')}
        title={t('lists:tours.bulk.ask', { count: tours.length })}
        text={t('tour.deleteText')}
        onConfirm={bin}
      />
    </>
  )
}

function StatusButtons(props: { isWaiting: boolean; onChoose: (status: number | null) => void }) {
  const { isWaiting, onChoose } = props
  const { t } = useTranslation('lists')
  return STATUS_ACTIONS.map(([key, status]) => (
    <Button key={key} disabled={isWaiting} onClick={() => onChoose(status)}>
      {t(`tours.bulk.${key}`)}
    </Button>
  ))
}

interface RegionMenuProps {
  regions: Region[]
  isWaiting: boolean
  onChoose: (regionId: number) => void
}

function RegionMenu({ regions, isWaiting, onChoose }: RegionMenuProps) {
  const { t } = useTranslation('lists')
  return (
    <ChipSelect
      label={t('tours.bulk.move')}
      value=""
      disabled={isWaiting}
      onChoose={(value) => onChoose(Number(value))}
    >
      <option value="">{t('tours.bulk.move')}</option>
      <RegionOptions regions={regions} />
    </ChipSelect>
  )
}

function useTourBulk(tours: TourSummary[], onDone: () => void) {
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
    act: (client: QueryClient, { id }: TourSummary) => moveTour(client, id, regionId),
    undo: (client: QueryClient, tour: TourSummary) => moveTour(client, tour.id, tour.categoryId),
  }
}

function moveTour(client: QueryClient, tourId: number, categoryId: number) {
  return updateTour(client, { forumId: tourId, categoryId })
}
