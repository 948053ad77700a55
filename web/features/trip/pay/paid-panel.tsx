import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { useLang } from '../../../platform/i18n/use-lang'
import { Claims } from '../claim/claims'
import { Moment } from '../moment'
import { formatMoney } from '../quote/quote.view'
import { Receipt } from './receipt'
import { Transfer } from './transfer'

/** A confirmed trip: when it starts, what has been paid, and what is still due, until when. */
export function PaidPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { money, deadlines } = booking
  if (!money) return null
  const { total, received, due, surplus } = money
  const balanceBy = deadlines?.balanceBy
  return (
    <section
      aria-labelledby="trip-paid"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="trip-paid" className="text-lg">
        {t('paid.title')}
      </h2>
      <dl className="flex flex-col gap-2">
        <Sum label={t('paid.total')} text={formatMoney(total, lang)} />
        <Sum label={t('paid.received')} text={formatMoney(received, lang)} />
        {surplus.amount > 0 && <Sum label={t('paid.surplus')} text={formatMoney(surplus, lang)} />}
      </dl>
      {surplus.amount > 0 && <p className="text-sm">{t('claim.surplus')}</p>}
      {due.amount === 0 ? (
        <p className="font-semibold">{t('paid.all')}</p>
      ) : (
        <>
          {balanceBy && (
            <p>
              {t('paid.by')} <Moment {...balanceBy} className="font-semibold" />
            </p>
          )}
          {balanceBy ? (
            <Transfer money={money} label={t('paid.due')} />
          ) : (
            <p>{t('paid.cash', { amount: formatMoney(due, lang) })}</p>
          )}
        </>
      )}
      <Claims booking={booking} />
      <Receipt booking={booking} />
    </section>
  )
}

function Sum({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular font-semibold whitespace-nowrap">{text}</dd>
    </div>
  )
}
