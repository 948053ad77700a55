import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/bookings/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { Allowed } from '../../../desk/ui/allowed'
import { useAction } from '../../../desk/ui/use-action'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { Acts } from '../acts/act-dialog'
import { BookingSection } from '../booking-section'
import { type Booking, moneyQuery, changeBalance } from '../bookings.api'
import { ClaimList } from './claim-list'
import { PayLinkRow } from './pay-link-row'
import { PaymentDialog } from './payment-dialog'
import { startOf, type PaymentStart } from './payment-fields'
import { RefundList } from './refund-list'

/** The payments, and a form to record one. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(moneyQuery(booking.id))
  const [recorded, setRecorded] = useState<PaymentStart | null>(null)
  return (
    <BookingSection
      id="money"
      title={t('quotes.money.title')}
      act={
        query.data && <Button onClick={() => setRecorded({})}>{t('quotes.money.record')}</Button>
      }
    >
      <Loaded query={query} skeleton="h-24 w-full" failure={t('quotes.money.failed')}>
        {(money) => <MoneyParts {...{ booking, money, recorded }} onRecord={setRecorded} />}
      </Loaded>
    </BookingSection>
  )
}

interface MoneyPartsProps {
  booking: Booking
  money: DeskMoney
  /** A payment's initial values; null while none is being recorded. */
  recorded: PaymentStart | null
  onRecord: (start: PaymentStart | null) => void
}

function MoneyParts({ booking, money, recorded, onRecord }: MoneyPartsProps) {
  const { id, pid } = booking
  const record = (claim: Claim) => onRecord(startOf(claim))
  const close = () => onRecord(null)
  return (
    <>
      <Ledger money={money} />
      <ClaimList pid={pid} claims={money.claims} onRecord={record} />
      <BalanceRow booking={booking} money={money} />
      <Allowed needs="payments:link">
        <PayLinkRow booking={booking} money={money} />
      </Allowed>
      <RefundList id={id} money={money} />
      <PaymentDialog id={id} money={money} start={recorded} onClose={close} />
    </>
  )
}

/** Price, deposit and amount paid, with each payment. */
function Ledger({ money }: { money: DeskMoney }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <LedgerSums money={money} />
      {money.payments.length === 0 ? (
        <p className="text-muted">{t('quotes.money.none')}</p>
      ) : (
        <ol className="flex flex-col gap-2 border-t border-line pt-3">
          {money.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ol>
      )}
    </div>
  )
}

const SUMS = ['total', 'deposit', 'paid'] as const

function LedgerSums({ money }: { money: DeskMoney }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  return (
    <dl className="grid grid-cols-3 gap-3">
      {SUMS.map((sum) => (
        <div key={sum} className="min-w-0">
          <dt className="text-muted">{t(`quotes.money.${sum}`)}</dt>
          <dd className="tabular font-semibold wrap-anywhere">{format(money[sum])}</dd>
        </div>
      ))}
    </dl>
  )
}

function PaymentRow({ payment }: { payment: DeskMoney['payments'][number] }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const wayOf = useWay()
  const { kind, amount, day, method, reason } = payment
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{t(`quotes.money.kind.${kind}`)}</span>
      <span className="tabular ms-auto font-semibold">{format(amount)}</span>
      <span className="tabular w-full text-muted wrap-anywhere">
        {[formatDay(day, lang), wayOf(method), reason].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

interface BalanceProps {
  booking: Booking
  money: DeskMoney
}

/** The balance and its payment method, and the confirmation of a trip whose deposit is missing. */
function BalanceRow({ booking, money }: BalanceProps) {
  if (!isBalanceDue(money)) return null
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <BalanceText money={money} />
      <div className="flex flex-wrap gap-2">
        <CashSwitch booking={booking} money={money} />
        <Acts booking={booking} events={['deposit.cover']} />
      </div>
    </div>
  )
}

function isBalanceDue({ status, total, paid }: DeskMoney): boolean {
  return (status === 'on_hold' || status === 'confirmed') && total.amount > paid.amount
}

function BalanceText({ money: { total, paid, balanceBy } }: Pick<BalanceProps, 'money'>) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  const format = useMoney()
  const rest = { ...total, amount: total.amount - paid.amount }
  return (
    <p>
      <span className="text-muted">{t('payments.balance.title')}</span>{' '}
      <strong className="tabular">{format(rest)}</strong>
      <span className="tabular block">
        {balanceBy === null
          ? t('payments.balance.cash')
          : t('payments.balance.by', { time: time(balanceBy) })}
      </span>
    </p>
  )
}

/** Switches the balance to cash on the day, or back to its deadline. */
function CashSwitch({ booking, money }: BalanceProps) {
  const { t } = useTranslation('desk-bookings')
  const { isBusy, run } = useAction()
  // After an act, one of the two is refetched first.
  const version = Math.max(money.version, booking.version)
  const isCash = money.balanceBy === null
  const toggle = () =>
    void run((client) => changeBalance(client, booking.id, { version, isCash: !isCash }), {
      text: t(isCash ? 'payments.balance.byDayDone' : 'payments.balance.cashDone'),
    })
  return (
    <Button disabled={isBusy} onClick={toggle}>
      {t(isCash ? 'payments.balance.toDay' : 'payments.balance.toCash')}
    </Button>
  )
}
