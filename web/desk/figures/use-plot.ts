import { useEffect, useRef } from 'react'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { drawPlot, type PlotOptions } from './plot'

interface PlotProps extends Pick<PlotOptions, 'lines' | 'isWhole' | 'onPoint'> {
  /** Mondays (YYYY-MM-DD). */
  weeks: string[]
}

/** Draws lines over weeks, and draws them again when one of the props changes. */
export function usePlot({ weeks, lines, isWhole, onPoint }: PlotProps) {
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
