import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { FiguresHead } from '../../../desk/figures/figures-head'
import { Loaded } from '../../../ui/loaded'
import { onDemand } from '../../../ui/on-demand'
import { Skeleton } from '../../../ui/skeleton'
import { AccountantFiles } from './accountant-files'
import { GstReturn } from './gst-return'
import { HeldMoney } from './held-money'
import { moneyFiguresQuery } from './money-figures.api'
import type { MoneyPeriod } from './money-period'
import { PeriodFields } from './period-fields'
import { SalesTables } from './sales-tables'

/** The charts and their library are loaded separately. */
const MoneyCharts = onDemand(async () => (await import('./money-charts')).MoneyCharts, {
  waiting: () => <Skeleton className="h-72 w-full" />,
})

/** GST, sales, quotes, deposits and refunds of some days, and files of them for the accountant. */
export function MoneyPage({ from, to }: MoneyPeriod) {
  const { t } = useTranslation('desk-money')
  const period = { from, to }
  const query = useQuery({ ...moneyFiguresQuery(period), placeholderData: keepPreviousData })
  return (
    <>
      <FiguresHead>
        <PeriodFields period={period} />
      </FiguresHead>
      <Loaded query={query} skeleton="h-96 w-full" failure={t('failed')}>
        {(figures) => <AllMoney figures={figures} />}
      </Loaded>
      <AccountantFiles period={period} />
    </>
  )
}

function AllMoney({ figures }: { figures: MoneyFigures }) {
  return (
    <>
      <MoneyCharts figures={figures} />
      <GstReturn months={figures.months} />
      <SalesTables sales={figures.sales} />
      <HeldMoney figures={figures} />
    </>
  )
}
