import { useState, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { steppedIndex } from './stepped-index'
import { type PlotLine, drawPlot, type PlotOptions } from './plot'

export interface ChartLine extends PlotLine {
  name: string
}

/** A week or a month: in full, and as the axis has it. */
export interface Period {
  name: string
  label: string
}

interface PeriodChartProps {
  /** Of the slider, such as “Visits: values by week”. */
  title: string
  periods: Period[]
  lines: ChartLine[]
  /** Whether the values are counts. */
  isWhole: boolean
  formatValue: (value: number) => string
}

/** A chart over weeks or months. Its values can be read with the mouse, by touch, and with the arrow keys, as on a slider. */
export function PeriodChart({ title, ...plotted }: PeriodChartProps) {
  const chart = useChosenPeriod(plotted)
  const shown = usePeriodValues(plotted, chart.index)
  return (
    <>
      <PeriodSlider title={title} chart={chart} text={shown.text} />
      <PeriodValues {...shown} />
    </>
  )
}

interface SliderProps {
  title: string
  chart: ReturnType<typeof useChosenPeriod>
  text: string
}

function PeriodSlider({ title, chart: { index, last, place, press }, text }: SliderProps) {
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={text}
      onKeyDown={press}
      className="touch-pan-y rounded-field"
    >
      <div ref={place} className="h-[200px] w-full" />
    </div>
  )
}

/** The period whose values are shown, initially the last one. */
function useChosenPeriod(shown: Omit<PeriodChartProps, 'title'>) {
  const last = shown.periods.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? last, last)
  const { place, point } = usePlot({ ...shown, onPoint: setChosen })
  return { index, last, place, press }

  function press(event: KeyboardEvent): void {
    const next = steppedIndex(event.key, index, shown.periods.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    point(next)
  }
}

function PeriodValues({ period, values }: ReturnType<typeof usePeriodValues>) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{period}</span>
      {values.map(({ line, text }) => (
        <span key={line.name} className="tabular flex items-center gap-1.5">
          <LineMark line={line} />
          {line.name} <strong>{text}</strong>
        </span>
      ))}
    </p>
  )
}

/** The name of a period, with the value of each line. */
function usePeriodValues(
  { periods, lines, formatValue }: Omit<PeriodChartProps, 'title'>,
  index: number,
) {
  const { t } = useTranslation('site')
  const lang = useLang()
  const period = periods[index]?.name ?? ''
  const values = lines.map((line) => ({ line, text: valueText(line.values[index], formatValue) }))
  const value = formatList(
    values.map(({ line, text }) => `${line.name} ${text}`),
    lang,
  )
  return { period, values, text: t('labelled', { label: period, value }) }
}

function valueText(
  value: PlotLine['values'][number] | undefined,
  formatValue: PeriodChartProps['formatValue'],
): string {
  return typeof value === 'number' ? formatValue(value) : '–'
}

function LineMark({ line: { colour, dash } }: { line: ChartLine }) {
  return (
    <svg width="24" height="8" className="shrink-0">
      <line
        x1="0"
        y1="4"
        x2="24"
        y2="4"
        strokeWidth="2.5"
        stroke={`var(${colour})`}
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  )
}

interface PlotProps extends Omit<PlotOptions, 'labels'> {
  periods: Period[]
}

/** Draws lines over periods, and draws them again when one of the props changes. */
function usePlot({ periods, lines, isWhole, formatValue, onPoint }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<ReturnType<typeof drawPlot> | null>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const labels = periods.map(({ label }) => label)
    const drawn = drawPlot(place.current, { lines, labels, formatValue, onPoint, isWhole })
    plot.current = drawn
    return drawn.end
  }, [periods, lines, formatValue, onPoint, isWhole])
  return { place, point: (index: number) => plot.current?.point(index) }
}
