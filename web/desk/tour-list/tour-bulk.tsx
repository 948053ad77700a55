import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { Button } from '../../ui/button'
import { DeleteButton } from '../ui/delete-button'
import { RegionOptions } from '../tours/region-options'
import type { Region, TourSummary } from '../tours/tours.api'
import { CHIP } from '../ui/list/list-filters'
import { useStatusChange } from './use-status-change'
import { useTourBulk } from './use-tour-bulk'

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

/** What can be done with the selected tours; each can be undone. */
export function TourBulk({ tours, regions, onDone }: TourBulkProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const { isBusy, move, bin } = useTourBulk(tours, onDone)
  const status = useStatusChange()
  const isWaiting = isBusy || status.isBusy
  return (
    <>
      {STATUS_ACTIONS.map(([key, next]) => (
        <Button
          key={key}
          disabled={isWaiting}
          onClick={() => void status.change(tours, next, onDone)}
        >
          {t(`lists:tours.bulk.${key}`)}
        </Button>
      ))}
      <select
        aria-label={t('lists:tours.bulk.move')}
        value=""
        disabled={isWaiting}
        className={CHIP}
        onChange={({ target: { value } }) => move(Number(value))}
      >
        <option value="">{t('lists:tours.bulk.move')}</option>
        <RegionOptions regions={regions} />
      </select>
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
