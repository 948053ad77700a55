import { z } from 'zod'
import { count } from './schemas'

/** Pages of the desk's lists: a page begins right after a row, or ends right before one. */

/** A row's place in an order: the value that it is sorted by, and its id. */
export interface Place {
  value: number | string
  id: number
}

const CURSOR = /^(\d{1,15})([ns])(.*)$/s

/** A place as text; opaque to the web. */
export function cursorOf({ value, id }: Place): string {
  return `${id}${typeof value === 'number' ? 'n' : 's'}${value}`
}

/** The place that a cursor names; undefined for any other text, which means the first page. */
export function readCursor(text = ''): Place | undefined {
  const [, id, type, value = ''] = CURSOR.exec(text) ?? []
  if (id === undefined) return undefined
  if (type === 's') return { id: Number(id), value }
  const number = Number(value)
  return value !== '' && Number.isFinite(number) ? { id: Number(id), value: number } : undefined
}

const cursor = z.string().max(500).optional().transform(readCursor)

/** `after` wins over `before`. */
export function pageQuery(rows: number) {
  return { after: cursor, before: cursor, count: count(rows) }
}

/** Ids of the selected rows with commas between; without it, all rows. */
export const selectedIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
  .transform((text) => text.split(',').map(Number))
  .optional()

/** Cursors of the neighbouring pages: `next` for `after`, `previous` for `before`; null where there is none. */
export const pageCursors = { next: z.string().nullable(), previous: z.string().nullable() }

export interface PageQuery {
  after?: Place | undefined
  before?: Place | undefined
  count: number
}

export interface PageCursors {
  next: string | null
  previous: string | null
}
