import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { CancelTripForm } from './cancel-trip-form'
import { tripCancellationQuery, type PlannerTrip } from './trips.api'
import { useDayName } from './use-day-name'

/** Cancels a trip with all its bookings, after showing which are affected. */
export function CancelTrip({ trip: { id, tour, startDay } }: { trip: PlannerTrip }) {
  const { t } = useTranslation(['desk-refunds', 'trips-desk'])
  const dayName = useDayName()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = `${tour ?? t('trips-desk:noTour')}, ${dayName(startDay)}`
  return (
    <>
      <Button look="faint" aria-label={t('trip.openNamed', { name })} onClick={() => setOpen(true)}>
        <CalendarX2 aria-hidden size={18} />
        {t('trip.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('trip.title')}>
        <CancelView id={id} onClose={close} />
      </Dialog>
    </>
  )
}

function CancelView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('desk-refunds')
  const query = useQuery(tripCancellationQuery(id))
  return (
    <Loaded query={query} skeleton="h-64 w-full" failure={t('preview.failed')}>
      {(preview) => <CancelTripForm preview={preview} onClose={onClose} />}
    </Loaded>
  )
}
