import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  PARTIES_MAX,
  type TripCancellationPreview,
} from '../../../worker/contracts/trip-cancellation'
import { CompanyReasonFields, FIRST_REASON, lacksWords } from '../ui/company-reason'
import { WriteForm } from '../ui/write-form'
import { useChecked } from '../ui/use-checked'
import { useWrite } from '../ui/use-write'
import { CancelledParties } from './cancelled-parties'
import { cancelTrip } from './trips.api'

interface CancelTripFormProps {
  preview: TripCancellationPreview
  onClose: () => void
}

/** Who is affected, and the reason that they are told. */
export function CancelTripForm({ preview, onClose }: CancelTripFormProps) {
  const { t } = useTranslation('desk-refunds')
  const [why, setWhy] = useState(FIRST_REASON)
  const { isChecked, passes } = useChecked()
  const write = useCancellation(preview.id, onClose)
  const { parties, openQuotes } = preview
  const isTooMany = parties.length > PARTIES_MAX
  const send = () => {
    if (passes(!lacksWords(why)) && !write.isPending)
      write.mutate({ ...why, bookings: parties.map(({ id }) => id) })
  }
  return (
    <WriteForm
      write={write}
      onSubmit={send}
      onCancel={onClose}
      look="danger"
      label={t('trip.action')}
      waiting={t('working')}
      disabled={isTooMany}
    >
      <CancelledParties parties={parties} />
      {openQuotes > 0 && <p>{t('trip.quotes', { count: openQuotes })}</p>}
      {isTooMany && <p className="font-semibold">{t('trip.tooMany', { max: PARTIES_MAX })}</p>}
      <CompanyReasonFields value={why} onChange={setWhy} isChecked={isChecked} />
    </WriteForm>
  )
}

function useCancellation(tripId: number, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  return useWrite({
    call: (client, json: Parameters<typeof cancelTrip>[2]['json'], requestKey) =>
      cancelTrip(client, tripId, { json, requestKey }),
    done: ({ bookings }) => t('trip.done', { count: bookings.length }),
    onDone,
  })
}
