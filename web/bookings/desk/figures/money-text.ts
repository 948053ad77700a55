import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'

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
