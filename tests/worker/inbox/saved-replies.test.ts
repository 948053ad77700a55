import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SavedReply } from '../../../worker/contracts/inbox/saved-replies'
import { auditLog } from '../../../worker/db/schema/audit'
import { savedReplies } from '../../../worker/db/schema/inbox'
import { send } from '../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { codeOf } from '../../support/request'

const admin = await anAdmin()
const call = (path: string, body?: object, method?: string, token = admin.token) =>
  send(`/api/admin/saved-replies${path}`, body, { token, ...(method && { method }) })
const aText = (fields: object = {}) => ({
  name: `Deposit ${unique()}`,
  kr: '{name}님, 예약금 안내입니다.',
  ca: 'Dear {name}, about the deposit of {tour} ({reference}).',
  cn: '{name}，关于定金。',
  ...fields,
})
const create = async (fields?: object) => (await call('', aText(fields))).json<SavedReply>()
const list = async () => (await (await call('')).json<{ replies: SavedReply[] }>()).replies

describe('a saved reply', () => {
  it('is created, listed by name, changed and deleted, each with an audit row', async () => {
    const [second, first] = [
      await create({ name: `Zoo ${unique()}` }),
      await create({ name: `Apple ${unique()}` }),
    ]
    const names = (await list()).map(({ name }) => name)
    expect(names.indexOf(first.name)).toBeLessThan(names.indexOf(second.name))
    const changed = await call(`/${first._id}`, { ...aText(), ca: 'Changed', version: 1 })
    expect(await changed.json()).toMatchObject({ _id: first._id, ca: 'Changed', version: 2 })
    expect((await call(`/${first._id}`, undefined, 'DELETE')).status).toBe(200)
    expect((await list()).map(({ _id }) => _id)).not.toContain(first._id)
    expect(await codeOf(await call(`/${first._id}`, undefined, 'DELETE'))).toEqual([
      404,
      'NotFound',
    ])
    const audit = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(first._id)))
    const actions = audit.filter(({ subjectType }) => subjectType === 'savedReply')
    expect(actions.map(({ action }) => action)).toEqual(['savedReply.update', 'savedReply.delete'])
  })

  it.each([
    [{ name: '  ' }, 'WriteTitle', 'name'],
    [{ name: 'x'.repeat(61) }, 'TextTooLong', 'name'],
    [{ kr: '' }, 'WriteContent', 'kr'],
    [{ cn: 'x'.repeat(4001) }, 'TextTooLong', 'cn'],
    [{ ca: 'Dear {nmae}' }, 'PlaceholderUnknown', 'ca'],
  ])('with %j is refused as %s of %s', async (fields, code, field) => {
    const response = await call('', aText(fields))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code, fields: { [field]: code } })
  })

  it('has a name of its own, in any case of letters', async () => {
    const { name } = await create()
    const again = await call('', aText({ name: name.toUpperCase() }))
    expect(await again.json()).toMatchObject({
      code: 'SavedReplyNameInUse',
      fields: { name: 'SavedReplyNameInUse' },
    })
    const another = await create()
    const renamed = await call(`/${another._id}`, { ...aText({ name }), version: 1 })
    expect(await codeOf(renamed)).toEqual([409, 'SavedReplyNameInUse'])
  })

  it('that was changed in another window is not overwritten', async () => {
    const { _id } = await create()
    await call(`/${_id}`, { ...aText(), version: 1 })
    expect(await codeOf(await call(`/${_id}`, { ...aText(), version: 1 }))).toEqual([
      409,
      'EditConflict',
    ])
    expect(await codeOf(await call('/987654321', { ...aText(), version: 1 }))).toEqual([
      404,
      'NotFound',
    ])
  })

  it('is for admins only', async () => {
    const { token } = await aMember()
    expect((await call('', aText(), 'POST', token)).status).toBe(403)
  })
})

describe('two hundred saved replies', () => {
  it('are the most, because a list shows no more; also when several are created at once', async () => {
    const rows = Array.from({ length: 198 - (await list()).length }, (_, n) => {
      const name = `Many ${unique()} ${n}`
      return { name, nameKey: name.toLowerCase(), kr: 'x', ca: 'x', cn: 'x', updatedAt: 1 }
    })
    for (const row of rows) await db.insert(savedReplies).values(row)
    const made = await Promise.all(Array.from({ length: 5 }, () => call('', aText())))
    const codes = await Promise.all(
      made.map(async (each) => (each.ok ? 'created' : (await codeOf(each))[1])),
    )
    expect(codes.filter((code) => code === 'created')).toHaveLength(2)
    expect(codes.filter((code) => code === 'SavedRepliesFull')).toHaveLength(3)
    expect(await list()).toHaveLength(200)
  })
})
