import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { REFUND_LINES, TOLD_LINES } from '../../../../worker/contracts/bookings/refund-policy'
import type { Currency } from '../../../../worker/contracts/currencies'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'

export type Refund = DeskMoney['refunds'][number]

const TOLD: ReadonlySet<string> = new Set(TOLD_LINES)

type Working = readonly { line: string; amount: number }[]

/** The rows of a calculation, for a list of two columns. */
export function RefundLines({ working, currency }: { working: Working; currency: Currency }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  return working.map(({ line, amount }) => {
    const known = REFUND_LINES.find((each) => each === line)
    if (!known) return null
    return (
      <div key={line} className={`contents ${lookOf(line)}`}>
        <dt>{t(`refunds.line.${known}`)}</dt>
        <dd className="tabular text-end">{format({ currency, amount })}</dd>
      </div>
    )
  })
}

function lookOf(line: string): string {
  if (line === 'refund') return 'font-bold'
  return TOLD.has(line) ? 'text-muted' : ''
}

/** Calculation, method and payee of a refund. */
export function RefundSums({ refund }: { refund: Refund }) {
  const { t } = useTranslation('desk-bookings')
  const wayOf = useWay()
  const { working, amount, method, payee, reason } = refund
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <RefundLines working={working} currency={amount.currency} />
      <dt className="text-muted">{t('refunds.way')}</dt>
      <dd className="text-end">{wayOf(method)}</dd>
      <dt className="text-muted">{t('refunds.payee')}</dt>
      <dd className="text-end wrap-anywhere">{payee ?? t('refunds.payeeUnknown')}</dd>
      {reason && (
        <>
          <dt className="text-muted">{t('refunds.propose.reason')}</dt>
          <dd className="text-end wrap-anywhere">{reason}</dd>
        </>
      )}
    </dl>
  )
}
