import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { deskPresence } from '../../../worker/db/schema/admin'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { request } from '../../support/request'

const [first, second] = [await anAdmin(), await anAdmin()]
const report = (token: string | null, body: object) =>
  request('/api/admin/presence', { body, token })
const othersFor = async ({ token }: { token: string }, body: object) =>
  (await (await report(token, body)).json<{ others: string[] }>()).others
const aPlace = () => ({ kind: 'tour', id: String(unique()) })

describe('POST /api/admin/presence', () => {
  it('is for admins only', async () => {
    expect((await report(null, aPlace())).status).toBe(401)
    expect((await report((await aMember()).token, aPlace())).status).toBe(403)
  })

  it.each([
    { kind: 'kitchen', id: '1' },
    { kind: 'tour' },
    { kind: 'tour', id: '' },
    { kind: 'tour', id: 'a b' },
    { kind: 'tour', id: 'x'.repeat(41) },
  ])('refuses %j', async (body) => {
    expect((await report(first.token, body)).status).toBe(422)
  })

  it('names the others at the same editor, but not the actor', async () => {
    const place = aPlace()
    expect(await othersFor(first, place)).toEqual([])
    expect(await othersFor(first, place)).toEqual([])
    expect(await othersFor(second, place)).toEqual([first.username])
    expect(await othersFor(first, place)).toEqual([second.username])
    expect(await othersFor(first, { ...place, kind: 'images' })).toEqual([])
    expect(await othersFor(first, aPlace())).toEqual([])
  })

  it('names no one who has left, whose time has run out, or whose account is deleted', async () => {
    const place = aPlace()
    const third = await anAdmin()
    await othersFor(second, place)
    await othersFor(third, place)
    expect(await othersFor(first, place)).toEqual([second.username, third.username].toSorted())
    await othersFor(second, { ...place, isLeaving: true })
    expect(await othersFor(first, place)).toEqual([third.username])
    await db.update(users).set({ username: null }).where(eq(users.id, third.userId))
    expect(await othersFor(first, place)).toEqual([])
    await othersFor(second, place)
    await db
      .update(deskPresence)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(deskPresence.userId, second.userId))
    expect(await othersFor(first, place)).toEqual([])
  })

  it('is deleted by the daily job once it has expired', async () => {
    const [kept, old] = [aPlace(), aPlace()]
    await othersFor(first, kept)
    await othersFor(first, old)
    await db
      .update(deskPresence)
      .set({ expiresAt: 1 })
      .where(eq(deskPresence.place, `tour:${old.id}`))
    await deleteExpiredRecords(env, Date.now())
    const rows = await db.select().from(deskPresence)
    const places = rows.map(({ place }) => place)
    expect(places).toContain(`tour:${kept.id}`)
    expect(places).not.toContain(`tour:${old.id}`)
  })
})
