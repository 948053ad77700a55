import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  PARTIES_MAX,
  type TripCancellation,
  type TripCancellationPreview,
} from '../../../worker/contracts/payments/trip-cancellation'
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

/** The affected bookings, and the reason that their guests get. */
export function CancelTripForm({ preview, onClose }: CancelTripFormProps) {
  const { t } = useTranslation('desk-refunds')
  const { write, submit, reason } = useCancellation(preview, onClose)
  const isTooMany = preview.parties.length > PARTIES_MAX
  return (
    <WriteForm
      write={write}
      onSubmit={submit}
      onCancel={onClose}
      look="danger"
      label={t('trip.action')}
      waiting={t('working')}
      disabled={isTooMany}
    >
      <CancelledParties parties={preview.parties} />
      <CancelNotes openQuotes={preview.openQuotes} isTooMany={isTooMany} />
      <CompanyReasonFields {...reason} />
    </WriteForm>
  )
}

function CancelNotes({ openQuotes, isTooMany }: { openQuotes: number; isTooMany: boolean }) {
  const { t } = useTranslation('desk-refunds')
  return (
    <>
      {openQuotes > 0 && <p>{t('trip.quotes', { count: openQuotes })}</p>}
      {isTooMany && <p className="font-semibold">{t('trip.tooMany', { max: PARTIES_MAX })}</p>}
    </>
  )
}

function useCancellation({ id, parties }: TripCancellationPreview, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  const [why, setWhy] = useState(FIRST_REASON)
  const { isChecked, passes } = useChecked()
  const write = useWrite({
    call: (client, json: TripCancellation, key) => cancelTrip(client, id, json, key),
    done: ({ bookings }) => t('trip.done', { count: bookings.length }),
    onDone,
  })
  const submit = () => {
    if (passes(!lacksWords(why)) && !write.isPending)
      write.mutate({ ...why, bookings: parties.map((party) => party.id) })
  }
  return { write, submit, reason: { value: why, onChange: setWhy, isChecked } }
}
