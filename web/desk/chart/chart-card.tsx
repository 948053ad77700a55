import type { ComponentProps } from 'react'
import { PeriodChart } from './period-chart'

interface ChartCardProps {
  title: string
  total: string
  chart: ComponentProps<typeof PeriodChart>
}

/** A chart with its name and its sum. */
export function ChartCard({ title, total, chart }: ChartCardProps) {
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-base">{title}</h2>
        <span className="tabular text-xl font-bold">{total}</span>
      </div>
      <PeriodChart {...chart} />
    </section>
  )
}
