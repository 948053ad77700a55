import type { Lang } from '../languages'

const MARKS = { kr: ' ~ ', ca: ' – ', cn: '至' } as const satisfies Record<Lang, string>

/** The texts of a first and a last day with the mark of the language; one text if they are equal or the last is ''. */
export function joinDays(first: string, last: string, lang: Lang): string {
  return first === last || last === '' ? first : first + MARKS[lang] + last
}
