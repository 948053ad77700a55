import { z } from 'zod'
import { account } from './bank-entries'
import { CURRENCIES } from '../currencies'
import { named } from '../schemas'
import { DAY_ORDERS } from './bank-days'
import { hash } from './new-import'
import { WORD_MEANINGS } from './statement-directions'

/** An admin's answers about an account's files. */

const COLUMNS_MAX = 100
const WORDS_MAX = 100
const WORD_MAX = 60

const column = z.int().min(0).max(COLUMNS_MAX)

const namedColumns = z
  .object({
    day: column,
    amount: column.optional(),
    in: column.optional(),
    out: column.optional(),
    text: z.array(column).max(10),
    payer: column.optional(),
    balance: column.optional(),
  })
  .refine((columns) => columns.amount !== undefined || columns.in !== undefined, {
    path: ['in'],
    message: 'Invalid',
  })

const words = z
  .record(z.string().max(WORD_MAX), z.enum(WORD_MEANINGS))
  .refine((all) => Object.keys(all).length <= WORDS_MAX, 'Invalid')

/** The meanings of columns and words of an account's files, as named by an admin. */
export const bankMapping = z
  .object({
    account,
    /** Hash of the `layoutKey`. */
    headerHash: hash,
    currency: z.enum(CURRENCIES),
    dayOrder: z.enum(DAY_ORDERS).nullable(),
    /** Null if the header names them. */
    columns: namedColumns.nullable(),
    /** Meanings by folded word. */
    words: words.default({}),
  })
  .meta({ id: 'BankMapping' })
export type BankMapping = z.output<typeof bankMapping>

const storedMapping = named('StoredBankMapping', { ...bankMapping.shape, account: z.string() })
export const bankMappings = named('BankMappings', { mappings: z.array(storedMapping) })
