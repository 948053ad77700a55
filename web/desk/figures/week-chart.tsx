import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { formatDay, formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { steppedIndex } from './figures.rules'
import { drawPlot, type PlotLine } from './plot'

export interface ChartLine extends PlotLine {
  name: string
}

interface WeekChartProps {
  title: string
  /** Mondays (YYYY-MM-DD). */
  weeks: string[]
  lines: ChartLine[]
  /** Its values are counts. */
  isWhole?: boolean
}

/** A chart over weeks. Its values are read by mouse, by touch, and with the arrow keys as a slider. */
export function WeekChart({ title, weeks, lines, isWhole = false }: WeekChartProps) {
  const { t } = useTranslation('frame')
  const lang = useLang()
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? weeks.length - 1, weeks.length - 1)
  const { place, point } = usePlot({ weeks, lines, isWhole, onPoint: setChosen })
  const valueOf = ({ values }: ChartLine) => {
    const value = values[index]
    return typeof value === 'number' ? formatNumber(value, lang) : '–'
  }
  const week = t('figures.weekOf', { day: formatDay(weeks[index] ?? '', lang) })
  const press = (event: KeyboardEvent) => {
    const next = steppedIndex(event.key, index, weeks.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    point(next)
  }
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('figures.read', { title })}
        aria-valuemin={0}
        aria-valuemax={weeks.length - 1}
        aria-valuenow={index}
        aria-valuetext={`${week}: ${lines.map((line) => `${line.name} ${valueOf(line)}`).join(', ')}`}
        onKeyDown={press}
        className="touch-pan-y rounded-field"
      >
        <div ref={place} className="h-[200px] w-full" />
      </div>
      <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-muted">{week}</span>
        {lines.map((line) => (
          <span key={line.name} className="tabular flex items-center gap-1.5">
            <LineMark line={line} />
            {line.name} <strong>{valueOf(line)}</strong>
          </span>
        ))}
      </p>
    </>
  )
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

interface PlotProps extends Required<Omit<WeekChartProps, 'title'>> {
  onPoint: (index: number) => void
}

function usePlot({ weeks, lines, isWhole, onPoint }: PlotProps) {
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<ReturnType<typeof drawPlot> | null>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const day = new Intl.DateTimeFormat(LANG_TAG[lang], {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
    const drawn = drawPlot(place.current, {
      lines,
      labels: weeks.map((week) => day.format(new Date(`${week}T00:00:00Z`))),
      formatValue: (value) => formatNumber(value, lang),
      onPoint,
      isWhole,
    })
    plot.current = drawn
    return drawn.end
  }, [weeks, lines, lang, onPoint, isWhole])
  return { place, point: (index: number) => plot.current?.point(index) }
}
