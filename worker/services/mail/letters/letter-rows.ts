import { headerText } from '../header-text'
import type { Block } from '../layout'

export type Row = [label: string, value: string]

/** Rows with their labels by key; those without a value are left out. */
export function labelled<Key extends string>(
  labels: Record<Key, string>,
  values: Partial<Record<Key, string | false | 0 | null | undefined>>,
): Row[] {
  return Object.entries(values).flatMap(([key, value]): Row[] =>
    typeof value === 'string' && value !== '' ? [[labels[key as Key], value]] : [],
  )
}

export function facts(...rows: Row[]): Block {
  return { kind: 'facts', rows: rows.map(([label, value]) => [label, headerText(value, 200)]) }
}
