import { LANGS, type Lang } from '../../../worker/contracts/languages'

/** Counts of a week by language; `week` is its Monday (YYYY-MM-DD). */
export type WeekFigures = Record<Lang, number> & { week: string }

export const FIGURES = ['visits', 'inquiries', 'signUps'] as const

type FigureRow = Record<(typeof FIGURES)[number], number> & { week: string; lang: Lang }

/** One figure of rows by week and language as weeks with all languages, in their order. */
export function toWeeks(rows: FigureRow[], figure: (typeof FIGURES)[number]): WeekFigures[] {
  const weeks = new Map<string, WeekFigures>()
  for (const { week, lang, [figure]: count } of rows) {
    const known = weeks.get(week) ?? { week, kr: 0, ca: 0, cn: 0 }
    weeks.set(week, { ...known, [lang]: count })
  }
  return [...weeks.values()].toSorted((a, b) => a.week.localeCompare(b.week))
}

interface Bar {
  /** Place of the week, from 0. */
  week: number
  lang: Lang
  /** From the upper edge, in the chart's units. */
  y: number
  height: number
}

/** The languages of each week stacked upon each other, the highest week as high as the chart. */
export function stackBars(weeks: WeekFigures[], height: number): Bar[] {
  const highest = Math.max(
    1,
    ...weeks.map((week) => LANGS.reduce((sum, lang) => sum + week[lang], 0)),
  )
  return weeks.flatMap((figures, week) => {
    let top = height
    return LANGS.filter((lang) => figures[lang] > 0).map((lang) => {
      const part = (figures[lang] / highest) * height
      top -= part
      return { week, lang, y: top, height: part }
    })
  })
}
