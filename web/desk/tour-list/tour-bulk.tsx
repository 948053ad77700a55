import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { deleteTour } from '../bin/bin.api'
import type { Region } from '../editor/regions'
import { shownStatus } from '../editor/tour-statuses'
import { RegionOptions } from '../tours/region-options'
import { restoreTour, updateTour, type TourSummary, changeStatuses } from '../tours/tours.api'
import { DeleteButton } from '../ui/delete-button'
import { ChipSelect } from '../ui/list/list-filters'
import { useBulk } from '../ui/list/use-bulk'
import { useToast } from '../ui/toasts'
import { useAction } from '../ui/use-action'
import { useTourName } from './use-tour-name'

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
  const { t } = useTranslation('desk-tours')
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
        action={t('list.bulk.bin')}
        title={t('list.bulk.ask', { count: tours.length })}
        text={t('tour.deleteText')}
        onConfirm={bin}
      />
    </>
  )
}

function StatusButtons(props: { isWaiting: boolean; onChoose: (status: number | null) => void }) {
  const { isWaiting, onChoose } = props
  const { t } = useTranslation('desk-tours')
  return STATUS_ACTIONS.map(([key, status]) => (
    <Button key={key} disabled={isWaiting} onClick={() => onChoose(status)}>
      {t(`list.bulk.${key}`)}
    </Button>
  ))
}

interface RegionMenuProps {
  regions: Region[]
  isWaiting: boolean
  onChoose: (regionId: number) => void
}

function RegionMenu({ regions, isWaiting, onChoose }: RegionMenuProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <ChipSelect
      label={t('list.bulk.move')}
      value=""
      disabled={isWaiting}
      onChoose={(value) => onChoose(Number(value))}
    >
      <option value="">{t('list.bulk.move')}</option>
      <RegionOptions regions={regions} />
    </ChipSelect>
  )
}

function useTourBulk(tours: TourSummary[], onDone: () => void) {
  const { t } = useTranslation('desk-tours')
  const { isBusy, run } = useBulk<TourSummary>()
  return { isBusy, move, bin }

  function move(regionId: number): void {
    const others = tours.filter(({ categoryId }) => categoryId !== regionId)
    const textOf = (count: number) => t('list.did.move', { count })
    void run(others, { ...movingTo(regionId), textOf, onDone })
  }

  function bin(): void {
    const textOf = (count: number) => t('list.did.bin', { count })
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

/** Changes the status of tours in one call; null shows each with its `shownStatus`. Reports those not ready. */
function useStatusChange() {
  const { t } = useTranslation(['desk', 'desk-tours'])
  const { isBusy, run } = useAction()
  const tellRefused = useRefusedToast()
  return { isBusy, change }

  async function change(tours: TourSummary[], status: number | null, onDone: () => void) {
    const changing = tours.filter((tour) => wantedStatus(tour, status) !== tour.status)
    if (changing.length === 0) return onDone()
    const wanted = changing.map((tour) => withStatus(tour, wantedStatus(tour, status)))
    let refused: number[] = []
    const isSent = await run(
      (client) => changeStatuses(client, wanted),
      (answer) => {
        refused = answer.refused.map(({ forumId }) => forumId)
        return doneOf(changing.filter(({ id }) => answer.done.includes(id)))
      },
    )
    if (isSent && refused.length === 0) onDone()
    if (refused.length > 0) tellRefused(refused, changing)
    if (isSent) focusHeading()
  }

  /** Says how many tours were changed, with a button that restores their previous status. */
  function doneOf(changed: TourSummary[]) {
    const count = changed.length
    if (count === 0) return null
    const before = changed.map((tour) => withStatus(tour, tour.status))
    return {
      text: t('desk-tours:list.did.status', { count }),
      undo: (client: QueryClient) => changeStatuses(client, before),
      undone: t('list.undone', { count }),
    }
  }
}

function wantedStatus(tour: TourSummary, status: number | null): number {
  return status ?? shownStatus(tour)
}

function withStatus({ id: forumId }: TourSummary, status: number) {
  return { forumId, status }
}

/** Names the tours that are not ready for the status. */
function useRefusedToast() {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const showToast = useToast()
  const nameOf = useTourName()
  return (refused: number[], tours: TourSummary[]): void => {
    const names = refused.map((forumId) =>
      nameOf(tours.find(({ id }) => id === forumId) ?? { id: forumId, name: [] }),
    )
    showToast({ text: t('list.notReady', { names: formatList(names, lang) }), look: 'danger' })
  }
}
