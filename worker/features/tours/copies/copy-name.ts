import { sql, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { tourTexts } from '../../../db/schema/tours'
import type { Lang } from '../../../contracts/languages'
import { TOUR_FIELDS } from '../../../contracts/tours/tour-fields'
import { foldText } from '../../../db/fold-text'

/** Suffix of a copy's name, in the language of the name; the number is left out for the first copy. */
const MARKS: Record<Lang, (number: string) => string> = {
  kr: (number) => ` (복사본${number})`,
  ca: (number) => ` (copy${number})`,
  cn: (number) => `（副本${number}）`,
}

const MOST_COPIES = 30

/** '' for the first copy, ' 2' for the second and so on: the first suffix that is free in every language. */
export async function findFreeNumber(
  db: Db,
  texts: { lang: Lang; name: string }[],
): Promise<string> {
  const numbers = ['', ...Array.from({ length: MOST_COPIES }, (_, index) => ` ${index + 2}`)]
  const wanted = numbers.flatMap((number) =>
    texts
      .filter(({ name }) => name !== '')
      .map(({ lang, name }) => ({ number, lang, key: foldText(copyName(name, lang, number)) })),
  )
  const keys = sql`(SELECT value ->> 'key' FROM json_each(${JSON.stringify(wanted)}))`
  const taken = await db
    .select({ lang: tourTexts.lang, key: tourTexts.nameKey })
    .from(tourTexts)
    .where(inArray(tourTexts.nameKey, keys))
  const isTaken = (number: string) =>
    wanted.some(
      (each) =>
        each.number === number &&
        taken.some(({ lang, key }) => lang === each.lang && key === each.key),
    )
  return numbers.find((number) => !isTaken(number)) ?? ''
}

export function copyName(name: string, lang: Lang, number: string): string {
  const mark = MARKS[lang](number)
  const room = TOUR_FIELDS.name.max - Array.from(mark).length
  return Array.from(name).slice(0, room).join('').trimEnd() + mark
}
