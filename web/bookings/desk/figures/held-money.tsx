import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { useMoney } from '../../../desk/ui/use-money'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FiguresTable } from './figures-table'
import { monthText } from './month-values'

/** Today’s deposits of later trips, and refunds that are not sent. */
export function HeldMoney({ figures: { held, owed } }: { figures: MoneyFigures }) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Deposits held={held} />
      <Owed owed={owed} />
    </div>
  )
}

function Deposits({ held }: { held: MoneyFigures['held'] }) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  const money = useMoney()
  return (
    <section aria-labelledby="money-held" className="flex min-w-0 flex-col gap-2">
      <h2 id="money-held" className="text-lg">
        {t('held.title')}
      </h2>
      <p className="text-sm text-muted">{t('held.what')}</p>
      {held.length === 0 ? (
        <p className="text-muted">{t('held.none')}</p>
      ) : (
        <FiguresTable
          labelledBy="money-held"
          head={[t('held.month'), t('sales.bookings'), t('held.amount')]}
          rows={held.map(({ month, bookings, ...amount }) => ({
            key: `${month} ${amount.currency}`,
            cells: [monthText(month, lang), formatNumber(bookings, lang), money(amount)],
          }))}
        />
      )}
    </section>
  )
}

function Owed({ owed }: { owed: MoneyFigures['owed'] }) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  const money = useMoney()
  return (
    <section aria-labelledby="money-owed" className="flex min-w-0 flex-col gap-2">
      <h2 id="money-owed" className="text-lg">
        {t('owed.title')}
      </h2>
      <p className="text-sm text-muted">{t('owed.what')}</p>
      {owed.length === 0 ? (
        <p className="text-muted">{t('owed.none')}</p>
      ) : (
        <FiguresTable
          labelledBy="money-owed"
          head={[t('owed.currency'), t('owed.refunds'), t('held.amount')]}
          rows={owed.map(({ refunds, ...amount }) => ({
            key: amount.currency,
            cells: [amount.currency, formatNumber(refunds, lang), money(amount)],
          }))}
        />
      )}
      <Link to="/admin/refunds" className="inline-flex min-h-11 items-center underline">
        {t('owed.open')}
      </Link>
    </section>
  )
}
