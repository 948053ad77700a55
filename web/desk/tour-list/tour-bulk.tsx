import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { textIn } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { deleteTour, restoreTour, type Region, type TourSummary } from '../tours/tours.api'
import { CHIP } from '../ui/list/list-filters'
import { useBulk } from '../ui/list/use-bulk'
import { moveToRegion } from './tour-list.api'
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

/** What can be done with the selected tours; each can be undone. */
export function TourBulk({ tours, regions, onDone }: TourBulkProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const lang = useLang()
  const { isBusy, run } = useBulk<TourSummary>()
  const status = useStatusChange()
  const [isAsking, setIsAsking] = useState(false)
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
        {regions.map(({ id, name, slug }) => (
          <option key={id} value={id}>
            {textIn(name, lang) || slug}
          </option>
        ))}
      </select>
      <Button look="danger" disabled={isWaiting} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {t('lists:tours.bulk.bin')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('lists:tours.bulk.ask', { count: tours.length })}
        action={t('lists:tours.bulk.bin')}
        onConfirm={bin}
      >
        <p className="text-muted">{t('tour.deleteText')}</p>
      </ConfirmDialog>
    </>
  )

  function move(regionId: number): void {
    const others = tours.filter(({ categoryId }) => categoryId !== regionId)
    void run(others, {
      act: (client, { id }) => moveToRegion(client, id, regionId),
      undo: (client, { id, categoryId }) => moveToRegion(client, id, categoryId),
      textOf: (count) => t('lists:tours.did.move', { count }),
      onDone,
    })
  }

  function bin(): void {
    void run(tours, {
      act: (client, { id }) => deleteTour(client, id),
      undo: (client, { id }) => restoreTour(client, id),
      textOf: (count) => t('lists:tours.did.bin', { count }),
      onDone,
    })
  }
}
