import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/payments'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import type { Booking } from '../bookings.api'
import { BalanceRow } from './balance-row'
import { ClaimList } from './claim-list'
import { moneyQuery } from './money.api'
import { RefundList } from './refund-list'
import { PaymentDialog } from './payment-dialog'
import { startOf, type PaymentStart } from './payment-fields'
import { useMoney } from '../../ui/use-money'
import { useWay } from '../../ui/use-way'

/** What was paid, and a form for money that was seen. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const query = useQuery(moneyQuery(booking.id))
  const [recorded, setRecorded] = useState<PaymentStart | null>(null)
  return (
    <section aria-labelledby="money" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="money" className="text-lg">
          {t('money.title')}
        </h2>
        {query.data && <Button onClick={() => setRecorded({})}>{t('money.record')}</Button>}
      </div>
      <Loaded query={query} skeleton="h-24 w-full" failure={t('money.failed')}>
        {(money) => (
          <>
            <Ledger money={money} />
            <ClaimList
              pid={booking.pid}
              claims={money.claims}
              onRecord={(claim) => setRecorded(startOf(claim))}
            />
            <BalanceRow booking={booking} money={money} />
            <RefundList id={booking.id} money={money} />
            <PaymentDialog
              id={booking.id}
              money={money}
              start={recorded}
              onClose={() => setRecorded(null)}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Ledger({ money: { total, deposit, paid, payments } }: { money: DeskMoney }) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const format = useMoney()
  const wayOf = useWay()
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <dl className="grid grid-cols-3 gap-3">
        {[
          [t('money.total'), total] as const,
          [t('money.deposit'), deposit] as const,
          [t('money.paid'), paid] as const,
        ].map(([label, amount]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-semibold wrap-anywhere">{format(amount)}</dd>
          </div>
        ))}
      </dl>
      {payments.length === 0 ? (
        <p className="text-muted">{t('money.none')}</p>
      ) : (
        <ol className="flex flex-col gap-2 border-t border-line pt-3">
          {payments.map(({ id, kind, amount, day, method, reason }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{t(`money.kind.${kind}`)}</span>
              <span className="tabular ms-auto font-semibold">{format(amount)}</span>
              <span className="tabular w-full text-muted wrap-anywhere">
                {[formatDay(day, lang), wayOf(method), reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
