import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline } from '../../../../worker/contracts/bookings/guest-money'
import { DAY_MS } from '../../../../worker/contracts/dates/durations'
import { joinDays } from '../../../../worker/contracts/dates/joined-days'
import { formatLongDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import { Claims } from '../claim/claims'
import { MomentLine } from '../moment'
import { Fold, Panel } from '../panel'
import { formatMoney, type GuestMoney } from '../quote/quote.view'
import { MoneyBar } from './money-bar'
import { PayLink, Transfer } from './transfer'

/** A confirmed trip: its start, the amount paid, and the balance with its deadline. */
export function PaidPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { money } = booking
  if (!money) return null
  return (
    <Panel id="trip-paid" title={t('paid.title')}>
      <MoneyBar money={money} balanceBy={booking.deadlines?.balanceBy} />
      <Sums money={money} />
      {money.due.amount === 0 ? (
        <p className="font-semibold">{t('paid.all')}</p>
      ) : (
        <Due booking={booking} money={money} balanceBy={booking.deadlines?.balanceBy} />
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

interface DueProps {
  booking: GuestBooking
  money: GuestMoney
  balanceBy: Deadline | undefined
}

/** The payment details are folded until this long before the deadline. */
const SOON_MS = 14 * DAY_MS

/** The balance's deadline and payment method; without a deadline it is paid in cash on the trip. */
function Due({ booking: { now, ways }, money, balanceBy }: DueProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const transfer = <Transfer money={money} payLink={ways?.payLink} label={t('paid.due')} />
  if (!balanceBy)
    return (
      <>
        <p>{t('paid.cash', { amount: formatMoney(money.due, lang) })}</p>
        <PayLink money={money} link={ways?.payLink} />
      </>
    )
  return (
    <>
      <MomentLine label={t('paid.by')} {...balanceBy} className="font-semibold" />
      {balanceBy.at - now > SOON_MS ? (
        <Fold label={t('pay.again')} className="border-t border-line pt-2">
          <div className="flex flex-col gap-4 pt-2">{transfer}</div>
        </Fold>
      ) : (
        transfer
      )}
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

/** The receipt of a paid trip, which can be printed without the rest of the page. */
function Receipt({ booking }: { booking: GuestBooking }) {
  if (!booking.receipt || !booking.money) return null
  return (
    <section
      aria-labelledby="receipt"
      className="print-alone flex flex-col gap-4 border-t border-line pt-4"
    >
      <ReceiptHead />
      <Issuer />
      <Subject booking={booking} money={booking.money} />
      <Payments receipt={booking.receipt} money={booking.money} />
    </section>
  )
}

function ReceiptHead() {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 id="receipt" className="text-lg">
        {t('receipt.title')}
      </h3>
      <Button className="no-print" onClick={printAlone}>
        <Printer aria-hidden size={18} />
        {t('receipt.print')}
      </Button>
    </div>
  )
}

/** The company's details that a receipt requires. */
function Issuer() {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  return (
    <address className="text-sm not-italic">
      <strong className="block">{company.legalName}</strong>
      {company.addressLine}
      <span className="block">{t('receipt.gstNumber', { number: company.gstNumber })}</span>
    </address>
  )
}

/** The guest, the tour, its days and the booking's numbers. */
function Subject({ booking, money }: { booking: GuestBooking; money: GuestMoney }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, guest, pid } = booking
  const dayText = (day: string | null) => (day === null ? '' : formatLongDay(day, lang))
  const about: [label: string, text: string][] = [
    [t('receipt.for'), guest?.name ?? ''],
    [t('facts.tour'), tour?.name ?? t('facts.ownIdea')],
    [t('receipt.days'), joinDays(dayText(trip.startDay), dayText(trip.endDay), lang)],
    [t('facts.number'), [pid, money.reference].filter(Boolean).join(' · ')],
  ]
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {about.map(([label, text]) => (
        <Line key={label} label={label} text={text} />
      ))}
    </dl>
  )
}

type PaidReceipt = NonNullable<GuestBooking['receipt']>

function Payments({ receipt, money }: { receipt: PaidReceipt; money: GuestMoney }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  return (
    <dl className="tabular flex flex-col gap-1 border-t border-line pt-3 text-sm">
      {receipt.payments.map((payment, index) => (
        // Two payments on one day may be equal.
        <PaymentLine key={index} {...payment} />
      ))}
      <Line label={t('paid.total')} text={formatMoney(money.total, lang)} isStrong />
      {receipt.gst.amount > 0 && (
        <Line label={t('receipt.gst')} text={formatMoney(receipt.gst, lang)} />
      )}
    </dl>
  )
}

function PaymentLine({
  day: paidOn,
  amount: { currency, amount },
}: PaidReceipt['payments'][number]) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const day = formatLongDay(paidOn, lang)
  return (
    <Line
      label={t(amount < 0 ? 'receipt.back' : 'receipt.paid', { day })}
      text={formatMoney({ currency, amount: Math.abs(amount) }, lang)}
    />
  )
}

function Line({ label, text, isStrong }: { label: string; text: string; isStrong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isStrong ? 'font-semibold' : ''}`}>
      <dt className={isStrong ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-end wrap-anywhere">{text}</dd>
    </div>
  )
}

/** Prints the receipt without the page around it. */
function printAlone() {
  const root = document.documentElement
  root.dataset['print'] = 'alone'
  addEventListener('afterprint', () => delete root.dataset['print'], { once: true })
  print()
}
