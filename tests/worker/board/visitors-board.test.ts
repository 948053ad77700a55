import { createExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { listVisitorsBoard } from '../../../worker/features/board/visitors-board'
import { aMember, aTour, unique } from '../../support/builders'
import { meteredDb } from '../../support/metered-db'
import { request } from '../../support/request'

const BOARD = { sortMethod: 'by_date_desc', page: 1, count: 20 } as const

/** A visitor's request whose database counts its statements, and keeps what it has read to itself until `held` is over. */
function aVisit(held?: Promise<void>) {
  const { db, statements } = meteredDb()
  const batch = async (...asked: Parameters<typeof db.batch>) => {
    const results = await db.batch(...asked)
    await held
    return results
  }
  const slow = new Proxy(db, {
    get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
  })
  return {
    visit: { var: { db: slow }, executionCtx: createExecutionContext() } as never,
    statements,
  }
}

async function aTopic(tourId: number, token: string): Promise<string> {
  const topicName = `Topic ${unique()}`
  const content = `What was asked ${unique()}`
  const written = await request(`/api/forum/${tourId}/topic`, {
    token,
    body: { topicName, category: 3, content },
  })
  expect(written.status).toBe(200)
  return topicName
}

describe('a board that many visitors ask for at the same moment', () => {
  it('is read once for all of them, and anew for whoever comes after', async () => {
    const tourId = await aTour()
    const { token } = await aMember()
    const topicName = await aTopic(tourId, token)
    const [first, second, other] = [aVisit(), aVisit(), aVisit()]
    const boards = await Promise.all([
      listVisitorsBoard(first.visit, { ...BOARD, tourId }),
      listVisitorsBoard(second.visit, { ...BOARD, tourId }),
      listVisitorsBoard(other.visit, { ...BOARD, tourId, page: 2 }),
    ])
    expect(boards.map(({ rows }) => rows.map(({ title }) => title))).toEqual([
      [topicName],
      [topicName],
      [],
    ])
    expect([first.statements() > 0, second.statements(), other.statements() > 0]).toEqual([
      true,
      0,
      true,
    ])
    const later = aVisit()
    await listVisitorsBoard(later.visit, { ...BOARD, tourId })
    expect(later.statements()).toBe(first.statements())
  })

  it('is not what was being read when a post was written', async () => {
    const tourId = await aTour()
    const { token } = await aMember()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const before = aVisit(held)
    const begun = listVisitorsBoard(before.visit, { ...BOARD, tourId })
    await expect.poll(before.statements).toBeGreaterThan(0)
    const topicName = await aTopic(tourId, token)
    const after = await listVisitorsBoard(aVisit().visit, { ...BOARD, tourId })
    expect(after.rows.map(({ title }) => title)).toEqual([topicName])
    release()
    expect((await begun).rows).toEqual([])
  })
})
