import { describe, expect, it } from 'vitest'
import { entryStatements } from '../../../../worker/bookings/bank/bank.import-statements'
import { countLikely } from '../../../../worker/bookings/bank/bank.likely'
import { nextTurn } from '../../../../worker/bookings/bank/in-parts'
import { readImport } from '../../../../worker/bookings/bank/bank.read-import'
import type { MatchBooking, MatchEntry } from '../../../../worker/contracts/bookings/match-score'
import {
  newImport,
  STATEMENT_ROWS_MAX,
  type NewImport,
} from '../../../../worker/contracts/bookings/bank-imports'
import type { Parsed } from '../../../../worker/http/validate'
import { aBankDesk, aReference, aStatement, BANK_DAY } from '../../../support/bank'
import { db } from '../../../support/builders'

/** The largest file, of which nothing is known yet. */
const largest = () =>
  aStatement(
    Array.from({ length: STATEMENT_ROWS_MAX }, (_, row) => ({
      amount: 2000 + (row % 40) * 100,
      memo: `INTERAC E-TRANSFER ${row}`,
      payer: 'KIM HANEUL',
    })),
  )

/** The most items that are worked on between two turns of another request; each counts once, when its memo is read. */
async function mostBetweenTurns<Item extends { memo: string | null }>(
  items: readonly Item[],
  work: (watched: Item[]) => Promise<unknown>,
): Promise<number> {
  let most = 0
  const read = new Set<Item>()
  const watched = items.map((item) => ({
    ...item,
    get memo() {
      most = Math.max(most, read.add(item).size)
      return item.memo
    },
  }))
  let isDone = false
  const takeTurns = async (): Promise<void> => {
    read.clear()
    await nextTurn()
    return isDone ? undefined : takeTurns()
  }
  await Promise.all([takeTurns(), work(watched).finally(() => (isDone = true))])
  return most
}

describe('while the largest statement is imported, another request has its turn', () => {
  it('after some rows that are validated', async () => {
    const { rows, ...statement } = largest()
    const most = await mostBetweenTurns(rows, (watched) =>
      readImport({ ...statement, rows: watched }),
    )
    expect(most).toBeLessThanOrEqual(250)
  })

  it('after some rows that are hashed', async () => {
    const { rows, ...statement } = largest()
    const c = { var: { db, now: 0, settings: { pepper: 'pepper' } } } as never
    const most = await mostBetweenTurns(rows, (watched) =>
      entryStatements(c, { ...statement, rows: watched }),
    )
    expect(most).toBeLessThanOrEqual(250)
  })

  it.each([1, 57, 400])('after some rows of a sum that %i bookings owe', async (count) => {
    const { entries, bookings } = compared(count, 2000)
    const most = await mostBetweenTurns(entries, (watched) => countLikely(watched, bookings))
    expect(most * count).toBeLessThanOrEqual(1000 + count)
  })

  it('after as many rows beside one booking as beside a thousand that they have nothing to do with', async () => {
    for (const count of [1, 1000]) {
      const { entries, bookings } = compared(count, 999)
      const most = await mostBetweenTurns(entries, (watched) => countLikely(watched, bookings))
      expect(most).toBe(250)
    }
  })
})

/** The largest file with one sum in all its rows, and bookings that all owe the same. */
function compared(count: number, due: number) {
  const bookings = Array.from({ length: count }, (_, id): MatchBooking => ({
    id,
    status: 'on_hold',
    currency: 'CAD',
    reference: aReference(),
    due,
    rest: 100_000,
    names: [`Kim Haneul ${id}`],
    emailKey: null,
    claims: [],
    held: null,
    endedOn: null,
  }))
  const entries = largest().rows.map((row): MatchEntry => ({
    ...row,
    amount: 2000,
    spent: 0,
    currency: 'CAD',
    replyKey: null,
  }))
  return { bookings, entries }
}

describe('a statement that is validated in parts', () => {
  const rows = Array.from({ length: 600 }, () => ({
    day: BANK_DAY,
    amount: 2000,
    payer: null,
    memo: ' e\u0301 ',
  }))
  const takenBack = [{ day: BANK_DAY, amount: 100, memo: '' }]
  const broken = (at: number, fields: object) =>
    rows.map((row, index) => (index === at ? { ...row, ...fields } : row))

  it.each([
    ['as it should be', { takenBack }],
    ['without a list of reversals', { takenBack: undefined }],
    ['with a wrong day in its last row', { rows: broken(599, { day: '2026-13-01' }) }],
    ['with two wrong rows', { rows: broken(3, { memo: 'a\u202e', amount: 0 }), takenBack: [{}] }],
    ['with null for a row', { rows: [...rows, null] }],
    ['without rows', { rows: [] }],
    ['with too many', { rows: Array.from({ length: 5001 }, () => rows[0]) }],
    ['with an unknown currency', { currency: 'EUR' }],
  ])('%s gets the answer of its schema', async (_, fields) => {
    const statement = { ...aStatement([]), rows, ...fields }
    const answerOf = (parsed: Parsed<NewImport>) =>
      parsed.success ? parsed.data : parsed.error.issues
    const whole = newImport.safeParse(statement)
    expect(answerOf(await readImport(statement))).toEqual(answerOf(whole))
  })

  it('is refused with the place of each fault', async () => {
    const desk = await aBankDesk()
    const answer = await desk.call('imports', {
      ...aStatement([]),
      rows: broken(300, { amount: 0 }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { 'rows.300.amount': 'too_small' } })
  })
})
