import { z } from 'zod'
import { count } from './schemas'
import { type RowPosition, readCursor } from './list-cursor'

/** Pages of the desk's lists: a page starts right after a row, or ends right before one. */

const cursor = z.string().max(500).optional().transform(readCursor)

/** `after` wins over `before`. */
export function pageQuery(rows: number) {
  return { after: cursor, before: cursor, count: count(rows) }
}

/** Ids of the selected rows, separated by commas; without it, all rows. */
export const selectedIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)
  .transform((text) => text.split(',').map(Number))
  .optional()

/** Cursors of the neighbouring pages: `next` for `after`, `previous` for `before`; null where there is none. */
export const pageCursors = { next: z.string().nullable(), previous: z.string().nullable() }

export interface PageQuery {
  after?: RowPosition | undefined
  before?: RowPosition | undefined
  count: number
}

export interface PageCursors {
  next: string | null
  previous: string | null
}
