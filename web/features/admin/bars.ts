import { LANGS, type Lang } from '../../../worker/platform/language.contract'

/** Counts of a week by language; `week` is its Monday (YYYY-MM-DD). */
export type WeekFigures = Record<Lang, number> & { week: string }

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
  const highest = Math.max(1, ...weeks.map((week) => LANGS.reduce((sum, lang) => sum + week[lang], 0)))
  return weeks.flatMap((figures, week) => {
    let top = height
    return LANGS.filter((lang) => figures[lang] > 0).map((lang) => {
      const part = (figures[lang] / highest) * height
      top -= part
      return { week, lang, y: top, height: part }
    })
  })
}
