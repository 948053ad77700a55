import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatMoney } from '../quote/quote.view'
import { daysText } from '../trip.view'
import { changeSums, partySize, type ChangeSums } from './change.view'

export interface OfferProps {
  booking: GuestBooking
  /** The change that the guest may agree to; until then the booking's own quote holds. */
  offer: Quote
}

/** The current trip beside the offered one, and the cost or refund of the change. */
export function ChangeComparison({ booking, offer }: OfferProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const sums = changeSums(booking, offer)
  const people = (count: number) => t('change.travellers', { count })
  const money = (amount: number) => formatMoney({ currency: sums.currency, amount }, lang)
  return (
    <>
      <table className="w-full text-start">
        <ComparisonHead />
        <tbody>
          <DaysRow booking={booking} offer={offer} />
          <Row name="party" was={people(partySize(booking))} becomes={people(offer.party)} />
          <Row name="total" was={money(sums.before)} becomes={money(sums.after)} />
        </tbody>
      </table>
      <Difference sums={sums} money={money} />
    </>
  )
}

function ComparisonHead() {
  const { t } = useTranslation('trip')
  return (
    <thead className="text-sm text-muted">
      <tr>
        <th scope="col" className="sr-only">
          {t('change.part')}
        </th>
        <th scope="col" className="pe-2 text-start font-semibold">
          {t('change.before')}
        </th>
        <th scope="col" className="text-start font-semibold">
          {t('change.after')}
        </th>
      </tr>
    </thead>
  )
}

function DaysRow({ booking: { trip, now }, offer }: OfferProps) {
  const lang = useLang()
  // Show the year of a day that is not in the trip's year.
  const year = Date.parse(`${trip.startDay}T12:00Z`) || now
  return <Row name="days" was={daysText(trip, lang, year)} becomes={daysText(offer, lang, year)} />
}

type Part = 'days' | 'party' | 'total'

function Row({ name, was, becomes }: { name: Part; was: string; becomes: string }) {
  const { t } = useTranslation('trip')
  return (
    <tr className="border-t border-line align-baseline">
      <th
        scope="row"
        className="py-2 pe-2 text-start text-sm font-semibold whitespace-nowrap text-muted"
      >
        {t(`change.row.${name}`)}
      </th>
      <td className="py-2 pe-2">{was}</td>
      <td className={`py-2 ${was === becomes ? '' : 'font-bold'}`}>{becomes}</td>
    </tr>
  )
}

function Difference({ sums, money }: { sums: ChangeSums; money: (amount: number) => string }) {
  const { t } = useTranslation('trip')
  const { difference, surplus } = sums
  return (
    <p className="font-semibold">
      {difference === 0 && t('change.same')}
      {difference > 0 && t('change.more', { amount: money(difference) })}
      {difference < 0 && t('change.less', { amount: money(-difference) })}
      {surplus > 0 && ` ${t('change.surplus', { amount: money(surplus) })}`}
    </p>
  )
}
