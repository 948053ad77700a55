import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Deadline, Money } from '../../../../worker/contracts/bookings/guest-money'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatMoney, type GuestMoney } from '../quote/quote.view'
import { clocksOf } from '../trip.view'
import { moneyParts } from './money-parts'

interface MoneyBarProps {
  money: GuestMoney
  /** When the deposit is due, while it is. */
  payBy?: Deadline | undefined
  /** When the balance is due; without it, in cash on the day of the trip. */
  balanceBy?: Deadline | undefined
}

/** Deposit and balance as two parts of a bar, each filled as far as it is paid. */
export function MoneyBar({ money, payBy, balanceBy }: MoneyBarProps) {
  const [deposit, balance] = moneyParts(money)
  return (
    <ol className="flex gap-1.5">
      {deposit.amount.amount > 0 && (
        <BarPart name="deposit" part={deposit} by={payBy} className="basis-2/5" />
      )}
      {balance.amount.amount > 0 && (
        <BarPart name="balance" part={balance} by={balanceBy} isCash className="basis-3/5" />
      )}
    </ol>
  )
}

interface BarPartProps {
  name: 'deposit' | 'balance'
  part: { amount: Money; paid: number }
  by: Deadline | undefined
  /** Paid in cash where there is no deadline. */
  isCash?: boolean
  className: string
}

function BarPart({ name, part, by, isCash, className }: BarPartProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { amount, paid } = part
  const isPaid = paid >= amount.amount
  const share = Math.round((paid / amount.amount) * 100)
  return (
    <li className={`flex min-w-0 grow flex-col gap-1 ${className}`}>
      <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-primary" style={{ width: `${share}%` }} />
      </span>
      <span className="text-sm text-muted">{t(`bar.${name}`)}</span>
      <span className="tabular font-semibold">{formatMoney(amount, lang)}</span>
      <span className="flex items-center gap-1 text-sm">
        {isPaid && <Check aria-hidden size={16} className="shrink-0 text-primary" />}
        {isPaid && t('bar.paid')}
        {!isPaid && by && t('bar.by', { day: clocksOf(by, lang).calgary })}
        {!isPaid && !by && isCash && t('bar.cash')}
      </span>
    </li>
  )
}
