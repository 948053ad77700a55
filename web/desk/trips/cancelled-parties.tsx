import { useTranslation } from 'react-i18next'
import type { TripCancellationPreview } from '../../../worker/contracts/payments/trip-cancellation'
import { useMoney } from '../ui/use-money'

type Parties = TripCancellationPreview['parties']

/** The parties of a trip, each with its refund. */
export function CancelledParties({ parties }: { parties: Parties }) {
  const { t } = useTranslation('desk-refunds')
  if (parties.length === 0) return <p>{t('trip.empty')}</p>
  return (
    <div className="flex flex-col gap-2">
      <p>{t('trip.hint', { count: parties.length })}</p>
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
  const { t } = useTranslation(['desk-refunds', 'desk-bookings'])
  const format = useMoney()
  const { name, pid, status, refund, hasMail } = party
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name ?? pid}</span>
      <span className="text-muted">
        {t('trip.party', { count: party.party })} · {t(`desk-bookings:status.${status}`)}
      </span>
      <span className="tabular ms-auto font-semibold">{format(refund)}</span>
      {!hasMail && <span className="w-full text-danger">{t('trip.noMail')}</span>}
    </>
  )
}
