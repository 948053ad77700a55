import type { Figures } from '../../../worker/contracts/admin/figures'
import { LANGS, type Lang } from '../../../worker/contracts/languages'

export const FIGURES = ['visits', 'inquiries', 'signUps'] as const
export type FigureKind = (typeof FIGURES)[number]

/** Counts of a week by language; `week` is its Monday (YYYY-MM-DD). */
type WeekFigures = Record<Lang, number> & { week: string; total: number }

type FigureRow = Figures['weeks'][number]

/** Groups rows of one figure by week, in order, with all languages filled in. */
export function toWeeks(rows: FigureRow[], figure: FigureKind): WeekFigures[] {
  const weeks = new Map<string, WeekFigures>()
  for (const { week, lang, [figure]: count } of rows) {
    const known = weeks.get(week) ?? { week, kr: 0, ca: 0, cn: 0, total: 0 }
    weeks.set(week, { ...known, [lang]: count, total: known.total + count })
  }
  return [...weeks.values()].toSorted((a, b) => a.week.localeCompare(b.week))
}

/** Inquiries per hundred visits, to one decimal; null without visits. */
export function inquiryRate(inquiries: number, visits: number): number | null {
  return visits === 0 ? null : Math.round((inquiries / visits) * 1000) / 10
}

/** The share of each language in percent; 0 if there are no counts. */
export function languageShares(weeks: WeekFigures[]): { lang: Lang; n: number; percent: number }[] {
  const total = weeks.reduce((sum, week) => sum + week.total, 0)
  return LANGS.map((lang) => {
    const n = weeks.reduce((sum, week) => sum + week[lang], 0)
    return { lang, n, percent: total === 0 ? 0 : Math.round((n / total) * 100) }
  })
}
