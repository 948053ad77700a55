import { useTranslation } from 'react-i18next'
import {
  PARTIES_MAX,
  type TripCancellation,
  type TripCancellationPreview,
} from '../../../../worker/contracts/bookings/cancellation'
import { companyReason } from '../../../../worker/contracts/bookings/event-inputs'
import { CompanyReasonFields } from '../../../desk/ui/company-reason'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import type { Closable } from '../../../desk/ui/dialog-state'
import { useMoney } from '../../../desk/ui/use-money'
import { cancelTrip } from './trips.api'

type CancelTripProps = Closable & { preview: TripCancellationPreview }

/** The affected bookings, and the reason that their guests get. */
export function CancelTripForm({ preview, onClose }: CancelTripProps) {
  const { t } = useTranslation('desk-bookings')
  const form = useCancellation(preview, onClose)
  const isTooMany = preview.parties.length > PARTIES_MAX
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="danger"
      label={t('refunds.trip.action')}
      waiting={t('refunds.working')}
      disabled={isTooMany}
    >
      <CancelledParties parties={preview.parties} />
      <CancelNotes openQuotes={preview.openQuotes} isTooMany={isTooMany} />
      <CompanyReasonFields form={form} />
    </DeskForm>
  )
}

function CancelNotes({ openQuotes, isTooMany }: { openQuotes: number; isTooMany: boolean }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      {openQuotes > 0 && <p>{t('refunds.trip.quotes', { count: openQuotes })}</p>}
      {isTooMany && (
        <p className="font-semibold">{t('refunds.trip.tooMany', { max: PARTIES_MAX })}</p>
      )}
    </>
  )
}

function useCancellation({ id, parties }: TripCancellationPreview, onDone: () => void) {
  const { t } = useTranslation('desk-bookings')
  const bookings = parties.map((party) => party.id)
  return useDeskForm({
    schema: companyReason.transform((why): TripCancellation => ({ ...why, bookings })),
    start: { reason: 'weather', text: '' },
    call: (client, json: TripCancellation, key) => cancelTrip(client, id, json, key),
    done: (cancelled) => t('refunds.trip.done', { count: cancelled.bookings.length }),
    onDone,
  })
}

type Parties = TripCancellationPreview['parties']

/** The parties of a trip, each with its refund. */
function CancelledParties({ parties }: { parties: Parties }) {
  const { t } = useTranslation('desk-bookings')
  if (parties.length === 0) return <p>{t('refunds.trip.empty')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p>{t('refunds.trip.hint', { count: parties.length })}</p>
      <ul className="divide-y divide-line rounded-card border border-line px-3 text-sm">
        {parties.map((party) => (
          <li key={party.id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <CancelledParty party={party} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CancelledParty({ party }: { party: Parties[number] }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { name, pid, status, refund, hasMail } = party
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name ?? pid}</span>
      <span className="text-muted">
        {t('refunds.trip.party', { count: party.party })} · {t(`status.${status}`)}
      </span>
      <span className="tabular ms-auto font-semibold">{format(refund)}</span>
      {!hasMail && <span className="w-full text-danger">{t('refunds.trip.noMail')}</span>}
    </>
  )
}
