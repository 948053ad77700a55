import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/payments/desk-money'
import { mayWaiveShortfall } from '../../../../worker/contracts/payments/deposit-shortfall'
import { useMoney } from '../../ui/use-money'

/** How much of the deposit is missing. */
export function Shortfall({ money }: { money: DeskMoney }) {
  const { t } = useTranslation('desk-payments')
  const format = useMoney()
  const { missing, isShort } = shortfallOf(money)
  return (
    <p>
      {t(isShort ? 'waive.short' : 'waive.none', {
        missing: format(missing),
        deposit: format(money.deposit),
      })}
    </p>
  )
}

/** How much of the deposit is missing, and whether most of it came. */
export function shortfallOf({ deposit, paid }: DeskMoney) {
  return {
    missing: { ...deposit, amount: Math.max(0, deposit.amount - paid.amount) },
    isShort: mayWaiveShortfall({
      deposit: deposit.amount,
      paid: paid.amount,
      currency: deposit.currency,
    }),
  }
}
