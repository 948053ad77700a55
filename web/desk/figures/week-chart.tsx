import { useState, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Lang, LANG_TAG } from '../../../worker/contracts/languages'
import { formatDay, formatList, formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { steppedIndex } from './figures.rules'
import { type PlotLine, drawPlot, type PlotOptions } from './plot'

export interface ChartLine extends PlotLine {
  name: string
}

interface WeekChartProps {
  title: string
  /** Mondays (YYYY-MM-DD). */
  weeks: string[]
  lines: ChartLine[]
  /** Whether the values are counts. */
  isWhole: boolean
}

/** A chart over weeks. Its values can be read with the mouse, by touch, and with the arrow keys, as on a slider. */
export function WeekChart({ title, ...plotted }: WeekChartProps) {
  const chart = useChosenWeek(plotted)
  const shown = useWeekValues(plotted, chart.index)
  return (
    <>
      <WeekSlider title={title} chart={chart} text={shown.text} />
      <WeekValues {...shown} />
    </>
  )
}

interface WeekSliderProps {
  title: string
  chart: ReturnType<typeof useChosenWeek>
  text: string
}

function WeekSlider({ title, chart: { index, last, place, press }, text }: WeekSliderProps) {
  const { t } = useTranslation('desk')
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('figures.read', { title })}
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

/** The week whose values are shown, initially the last one. */
function useChosenWeek(shown: Omit<WeekChartProps, 'title'>) {
  const last = shown.weeks.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? last, last)
  const { place, point } = usePlot({ ...shown, onPoint: setChosen })
  return { index, last, place, press }

  function press(event: KeyboardEvent): void {
    const next = steppedIndex(event.key, index, shown.weeks.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    point(next)
  }
}

function WeekValues({ week, values }: ReturnType<typeof useWeekValues>) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{week}</span>
      {values.map(({ line, text }) => (
        <span key={line.name} className="tabular flex items-center gap-1.5">
          <LineMark line={line} />
          {line.name} <strong>{text}</strong>
        </span>
      ))}
    </p>
  )
}

/** The name of a week, with the value of each line. */
function useWeekValues({ weeks, lines }: Omit<WeekChartProps, 'title'>, index: number) {
  const { t } = useTranslation(['desk', 'site'])
  const lang = useLang()
  const week = t('figures.weekOf', { day: formatDay(weeks[index] ?? '', lang) })
  const values = lines.map((line) => ({ line, text: valueText(line.values[index], lang) }))
  const value = formatList(
    values.map(({ line, text }) => `${line.name} ${text}`),
    lang,
  )
  return { week, values, text: t('site:labelled', { label: week, value }) }
}

function valueText(value: PlotLine['values'][number] | undefined, lang: Lang): string {
  return typeof value === 'number' ? formatNumber(value, lang) : '–'
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

interface PlotProps extends Pick<PlotOptions, 'lines' | 'isWhole' | 'onPoint'> {
  /** Mondays (YYYY-MM-DD). */
  weeks: string[]
}

/** Draws lines over weeks, and draws them again when one of the props changes. */
function usePlot({ weeks, lines, isWhole, onPoint }: PlotProps) {
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<ReturnType<typeof drawPlot> | null>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const drawn = drawPlot(place.current, {
      lines,
      labels: labelsOf(weeks, lang),
      formatValue: (value) => formatNumber(value, lang),
      onPoint,
      isWhole,
    })
    plot.current = drawn
    return drawn.end
  }, [weeks, lines, lang, onPoint, isWhole])
  return { place, point: (index: number) => plot.current?.point(index) }
}

function labelsOf(weeks: string[], lang: Lang): string[] {
  const style = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(LANG_TAG[lang], style)
  return weeks.map((week) => day.format(new Date(`${week}T00:00:00Z`)))
}
