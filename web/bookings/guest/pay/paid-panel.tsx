import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline } from '../../../../worker/contracts/bookings/guest-money'
import { useLang } from '../../../platform/i18n/use-lang'
import { Claims } from '../claim/claims'
import { Panel } from '../panel'
import { MomentLine } from '../moment'
import { formatMoney, type GuestMoney } from '../quote/quote.view'
import { Receipt } from './receipt'
import { Transfer } from './transfer'

/** A confirmed trip: its start, the amount paid, and the balance with its deadline. */
export function PaidPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { money } = booking
  if (!money) return null
  return (
    <Panel id="trip-paid" title={t('paid.title')}>
      <Sums money={money} />
      {money.due.amount === 0 ? (
        <p className="font-semibold">{t('paid.all')}</p>
      ) : (
        <Due money={money} balanceBy={booking.deadlines?.balanceBy} />
      )}
      <Claims booking={booking} />
      <Receipt booking={booking} />
    </Panel>
  )
}

function Sums({ money: { total, received, surplus, goingBack } }: { money: GuestMoney }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  return (
    <>
      <dl className="flex flex-col gap-2">
        <Sum label={t('paid.total')} text={formatMoney(total, lang)} />
        <Sum label={t('paid.received')} text={formatMoney(received, lang)} />
        {goingBack.amount > 0 && (
          <Sum label={t('paid.goingBack')} text={formatMoney(goingBack, lang)} />
        )}
        {surplus.amount > 0 && <Sum label={t('paid.surplus')} text={formatMoney(surplus, lang)} />}
      </dl>
      {surplus.amount > 0 && <p className="text-sm">{t('claim.surplus')}</p>}
    </>
  )
}

/** The balance's deadline and payment method; without a deadline it is paid in cash on the trip. */
function Due({ money, balanceBy }: { money: GuestMoney; balanceBy: Deadline | undefined }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (!balanceBy) return <p>{t('paid.cash', { amount: formatMoney(money.due, lang) })}</p>
  return (
    <>
      <MomentLine label={t('paid.by')} {...balanceBy} className="font-semibold" />
      <Transfer money={money} label={t('paid.due')} />
    </>
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
