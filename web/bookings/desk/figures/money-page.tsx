import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { FiguresHead } from '../../../desk/figures/figures-head'
import { useNow } from '../../../platform/forms/use-now'
import { buttonClass } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { onDemand } from '../../../ui/on-demand'
import { Skeleton } from '../../../ui/skeleton'
import { AccountantFiles } from './accountant-files'
import { GstReturn } from './gst-return'
import { HeldMoney } from './held-money'
import { moneyFiguresQuery } from './money-figures.api'
import { type MoneyPeriod, PRESETS, presetPeriod, readPeriod } from './money-period'
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

const HERE = '/admin/figures/money'

/** The period, as months, quarters and years or by its days. It is part of the address. */
function PeriodFields({ period }: { period: MoneyPeriod }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Presets period={period} />
      <DayFields key={`${period.from} ${period.to}`} period={period} />
    </div>
  )
}

function Presets({ period }: { period: MoneyPeriod }) {
  const { t } = useTranslation('desk-money')
  const today = calgaryDay(useNow())
  return (
    <nav aria-label={t('period.title')} className="flex flex-wrap gap-2">
      {PRESETS.map((preset) => {
        const days = presetPeriod(preset, today)
        const isChosen = days.from === period.from && days.to === period.to
        return (
          <Link
            key={preset}
            to={HERE}
            search={days}
            aria-current={isChosen ? 'true' : undefined}
            className={buttonClass('pill')}
          >
            {t(`period.${preset}`)}
          </Link>
        )
      })}
    </nav>
  )
}

function DayFields({ period }: { period: MoneyPeriod }) {
  const { t } = useTranslation('desk-money')
  const navigate = useNavigate()
  const change = (part: Partial<MoneyPeriod>) => {
    const { from, to } = readPeriod({ ...period, ...part })
    if (from && to && from <= to)
      void navigate({ to: HERE, search: { from, to }, resetScroll: false })
  }
  const field = (name: keyof MoneyPeriod) => ({
    type: 'date',
    label: t(`period.${name}`),
    defaultValue: period[name],
    onBlur: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...field('from')} max={period.to} />
      <TextField {...field('to')} min={period.from} />
    </div>
  )
}
