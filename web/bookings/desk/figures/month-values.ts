import { addMonths } from '../../../../worker/contracts/dates/calendar'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'

/** Every month (YYYY-MM) from the first to the last one of some rows, so that one without rows is zero. */
export function monthsOf(rows: readonly { month: string }[]): string[] {
  const known = rows.map(({ month }) => month).toSorted()
  const [first = '', last = ''] = [known[0], known.at(-1)]
  const months: string[] = []
  for (let month = first; month !== '' && month <= last; month = addMonths(month, 1))
    months.push(month)
  return months
}

/** A column of the rows by months. */
export function valuesOf<Column extends string>(
  rows: readonly ({ month: string } & Record<Column, number>)[],
  months: readonly string[],
  column: Column,
): number[] {
  return months.map((month) => rows.find((row) => row.month === month)?.[column] ?? 0)
}

/** A month (YYYY-MM) with its year. */
export function monthText(month: string, lang: Lang, style: 'long' | 'short' = 'long'): string {
  const year = style === 'long' ? 'numeric' : '2-digit'
  const format = { year, month: style, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LANG_TAG[lang], format).format(new Date(`${month}-01T00:00:00Z`))
}

export function sumOf<Column extends string>(
  rows: readonly Record<Column, number>[],
  column: Column,
): number {
  return rows.reduce((sum, row) => sum + row[column], 0)
}
