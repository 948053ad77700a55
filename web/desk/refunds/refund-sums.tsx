import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../worker/contracts/payments'
import { REFUND_LINES } from '../../../worker/contracts/refund-policy'
import { useMoney } from '../ui/use-money'
import { useWay } from '../ui/use-way'

export type Refund = DeskMoney['refunds'][number]

/** How a refund is worked out, how it is sent and to whom. */
export function RefundSums({ refund }: { refund: Refund }) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const wayOf = useWay()
  const { working, amount, method, payee, reason } = refund
  const lines = working.flatMap(({ line, amount: of }) => {
    const known = REFUND_LINES.find((each) => each === line)
    return known ? [{ line: known, amount: { ...amount, amount: of } }] : []
  })
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {lines.map(({ line, amount: of }) => (
        <div key={line} className={`contents ${line === 'refund' ? 'font-bold' : ''}`}>
          <dt>{t(`line.${line}`)}</dt>
          <dd className="tabular text-end">{format(of)}</dd>
        </div>
      ))}
      <dt className="text-muted">{t('way')}</dt>
      <dd className="text-end">{wayOf(method)}</dd>
      <dt className="text-muted">{t('payee')}</dt>
      <dd className="text-end wrap-anywhere">{payee ?? t('payeeUnknown')}</dd>
      {reason && (
        <>
          <dt className="text-muted">{t('propose.reason')}</dt>
          <dd className="text-end wrap-anywhere">{reason}</dd>
        </>
      )}
    </dl>
  )
}
