/** A row's position in a sorted list: the value that it is sorted by, and its id. */
export interface RowPosition {
  value: number | string
  id: number
}

const CURSOR = /^(\d{1,15})([ns])(.*)$/s

/** The position as text; opaque to the web. */
export function cursorOf({ value, id }: RowPosition): string {
  return `${id}${typeof value === 'number' ? 'n' : 's'}${value}`
}

/** The position that a cursor names; undefined for any other text, which means the first page. */
export function readCursor(text = ''): RowPosition | undefined {
  const [, id, type, value = ''] = CURSOR.exec(text) ?? []
  if (id === undefined) return undefined
  if (type === 's') return { id: Number(id), value }
  const number = Number(value)
  return value !== '' && Number.isFinite(number) ? { id: Number(id), value: number } : undefined
}
