import { LANGS, type Lang } from '../../../worker/contracts/languages'

/** Counts of a week by language; `week` is its Monday (YYYY-MM-DD). */
export type WeekFigures = Record<Lang, number> & { week: string }

export const FIGURES = ['visits', 'inquiries', 'signUps'] as const

type FigureRow = Record<(typeof FIGURES)[number], number> & { week: string; lang: Lang }

/** Groups rows of one figure by week, in order, with all languages filled in. */
export function toWeeks(rows: FigureRow[], figure: (typeof FIGURES)[number]): WeekFigures[] {
  const weeks = new Map<string, WeekFigures>()
  for (const { week, lang, [figure]: count } of rows) {
    const known = weeks.get(week) ?? { week, kr: 0, ca: 0, cn: 0 }
    weeks.set(week, { ...known, [lang]: count })
  }
  return [...weeks.values()].toSorted((a, b) => a.week.localeCompare(b.week))
}

interface Bar {
  /** Index of the week. */
  week: number
  lang: Lang
  /** From the top, in chart units. */
  y: number
  height: number
}

/** Stacks the languages of each week; the highest week fills the chart. */
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
