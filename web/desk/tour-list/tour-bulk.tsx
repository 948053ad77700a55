import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { useAttempt } from '../ui/use-attempt'
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

type Statuses = Parameters<typeof changeStatuses>[1]

/** Changes the status of tours in one call; null shows each with its `shownStatus`. Reports those not ready. */
function useStatusChange() {
  const apply = useTold()
  const { isBusy, attempt } = useAttempt()
  return { isBusy, change }

  async function change(tours: TourSummary[], status: number | null, onDone: () => void) {
    const changing = tours.filter((tour) => wantedStatus(tour, status) !== tour.status)
    if (changing.length === 0) return onDone()
    await attempt(async () => {
      if (await apply(changing, status)) onDone()
      focusHeading()
    })
  }
}

function wantedStatus(tour: TourSummary, status: number | null): number {
  return status ?? shownStatus(tour)
}

/** Sends the status and shows the result. Returns false if some tours are not ready for it. */
function useTold() {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const showToast = useToast()
  const nameOf = useTourName()
  const send = useSentStatuses()
  const tellChanged = useChangedToast(send)
  return async (tours: TourSummary[], status: number | null): Promise<boolean> => {
    const wanted = tours.map((tour) => ({ forumId: tour.id, status: wantedStatus(tour, status) }))
    const { done, refused } = await send(wanted)
    tellChanged(tours.filter(({ id }) => done.includes(id)))
    if (refused.length === 0) return true
    const names = refused.map(({ forumId }) =>
      nameOf(tours.find(({ id }) => id === forumId) ?? { id: forumId, name: [] }),
    )
    showToast({ text: t('list.notReady', { names: formatList(names, lang) }), look: 'danger' })
    return false
  }
}

function useSentStatuses() {
  const queryClient = useQueryClient()
  return async (wanted: Statuses) => {
    const answer = await changeStatuses(queryClient, wanted)
    await refetchDesk(queryClient)
    return answer
  }
}

/** Says how many tours were changed, with a button that restores their previous status. */
function useChangedToast(send: (wanted: Statuses) => Promise<unknown>) {
  const { t } = useTranslation(['desk', 'desk-tours'])
  const showToast = useToast()
  const { attempt } = useAttempt()
  return (changed: TourSummary[]): void => {
    const count = changed.length
    const restore = async () => {
      await send(changed.map(({ id, status }) => ({ forumId: id, status })))
      showToast({ text: t('list.undone', { count }) })
    }
    const undo = () => attempt(restore)
    if (count > 0) showToast({ text: t('desk-tours:list.did.status', { count }), undo })
  }
}
