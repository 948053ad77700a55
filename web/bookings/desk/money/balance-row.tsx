import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { Button } from '../../../ui/button'
import { useAction } from '../../../desk/ui/use-action'
import { useClock } from '../../../desk/ui/use-clock'
import { Acts } from '../acts/act-dialog'
import { type Booking, changeBalance } from '../bookings.api'
import { useMoney } from '../../../desk/ui/use-money'

interface BalanceProps {
  booking: Booking
  money: DeskMoney
}

/** The balance and its payment method, and the confirmation of a trip whose deposit is missing. */
export function BalanceRow({ booking, money }: BalanceProps) {
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
