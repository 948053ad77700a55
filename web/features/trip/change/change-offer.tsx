import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { ChangeDialog } from './change-dialog'
import { changeSums } from './change.view'
import { DeclineQuote } from '../quote/decline-quote'
import { Moment } from '../moment'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { formatMoney } from '../quote/quote.view'
import { daysText } from '../trip-days'

interface ChangeOfferProps {
  booking: GuestBooking
  /** The change that the guest may agree to; the booking's own quote is what holds. */
  offer: Quote
}

/** The change that the company offers: what is now beside what would be, and the guest's answer. */
export function ChangeOffer({ booking, offer }: ChangeOfferProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { actions, deadlines } = booking
  const { at, text } = deadlines?.quote ?? { at: offer.validUntil, text: undefined }
  const isAcceptable = actions.includes('change.accept')
  return (
    <section
      aria-labelledby="trip-change"
      className="flex flex-col gap-4 rounded-card border-2 border-larch bg-surface p-4 sm:p-5"
    >
      <h2 id="trip-change" className="text-xl">
        {t('change.offer.title')}
      </h2>
      <p>{t('change.offer.lead')}</p>
      <Comparison booking={booking} offer={offer} />
      {offer.note && (
        <p lang={textLang(offer.note)} className="wrap-anywhere whitespace-pre-wrap">
          {offer.note}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          {t('change.offer.plan')}
        </summary>
        <QuoteDays quote={offer} lang={lang} id="trip-change-plan" />
      </details>
      <p>
        {t('change.offer.until')}{' '}
        <Moment at={at} {...(text && { text })} className="font-semibold" />
      </p>
      <div className="no-print flex flex-wrap items-center gap-2">
        {isAcceptable && (
          <Button look="main" onClick={() => setOpen(true)}>
            {t('change.offer.accept')}
          </Button>
        )}
        <DeclineQuote booking={booking} quote={offer} kind="change" />
      </div>
      {!isAcceptable && <p>{t('accept.tooNear')}</p>}
      <ChangeDialog
        booking={booking}
        offer={offer}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}

function Comparison({ booking, offer }: ChangeOfferProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { trip, party, now } = booking
  // A day of another year than the trip's names its year.
  const year = Date.parse(`${trip.startDay}T12:00Z`) || now
  const sums = changeSums(booking, offer)
  const { currency, before, after, difference, surplus } = sums
  const money = (amount: number) => formatMoney({ currency, amount }, lang)
  const people = (count: number) => t('change.travellers', { count })
  const rows = [
    ['days', daysText(trip, lang, year), daysText(offer, lang, year)],
    ['party', people(party.adults + party.children), people(offer.party)],
    ['total', money(before), money(after)],
  ] as const
  return (
    <>
      <table className="w-full text-start">
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
        <tbody>
          {rows.map(([name, was, becomes]) => (
            <tr key={name} className="border-t border-line align-baseline">
              <th
                scope="row"
                className="py-2 pe-2 text-start text-sm font-semibold whitespace-nowrap text-muted"
              >
                {t(`change.row.${name}`)}
              </th>
              <td className="py-2 pe-2">{was}</td>
              <td className={`py-2 ${was === becomes ? '' : 'font-bold'}`}>{becomes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-semibold">
        {difference === 0 && t('change.same')}
        {difference > 0 && t('change.more', { amount: money(difference) })}
        {difference < 0 && t('change.less', { amount: money(-difference) })}
        {surplus > 0 && ` ${t('change.surplus', { amount: money(surplus) })}`}
      </p>
    </>
  )
}
