import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { replies, topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { tours } from '../../../worker/db/schema/tours'
import {
  aMemberWithPassword,
  aRegistration,
  mailedCode,
  mailedToken,
  PASSWORD,
  register,
  send,
} from '../../support/accounts'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, anAdmin, aTour, db, unique } from '../../support/builders'
import { aSender, aSolvedChallenge } from '../../support/contact'

type Member = Awaited<ReturnType<typeof aMember>>
type Call = { method?: string; path: string; body: Record<string, unknown> }

/** A number that occurs nowhere else. */
const MARK = 424242
const FORBIDDEN: Record<string, unknown> = {
  isSuperUser: true,
  isAdmin: true,
  is_super_user: 1,
  partRole: 'writer',
  part_role: 'writer',
  verified: true,
  verifiedAt: MARK,
  _id: MARK,
  id: MARK,
  userId: MARK,
  createdAt: MARK,
  viewNum: MARK,
}

/** The calls that write, each with a valid body and fresh rows. */
const WRITES: Record<string, (sender: Member) => Promise<Call> | Call> = {
  'POST /session/local': async () => {
    const { username } = await aMemberWithPassword()
    return { path: '/api/session/local', body: { username, password: PASSWORD } }
  },
  'POST /user': () => ({ path: '/api/user', body: { ...aRegistration(), ...aSolvedChallenge() } }),
  'POST /user/verify': async () => {
    const { email } = await register()
    return { path: '/api/user/verify', body: { email, code: await mailedCode(email) } }
  },
  'POST /user/resend': async () => ({
    path: '/api/user/resend',
    body: { email: (await register()).email },
  }),
  'POST /user/forgot': async () => ({
    path: '/api/user/forgot',
    body: { email: (await aMember()).email },
  }),
  'PATCH /user/me': () => ({
    method: 'PATCH',
    path: '/api/user/me',
    body: { lang: 'kr', wantEmail: true },
  }),
  'POST /forum': () => ({
    path: '/api/forum',
    body: { name: `New ${unique()}`, category: 'rockies', lang: 'ca' },
  }),
  'POST /forum/update': async () => ({
    path: '/api/forum/update',
    body: { forumId: await aTour(), lang: 'ca', name: `Renamed ${unique()}`, price: 10 },
  }),
  'POST /forum/updateextra': async () => ({
    path: '/api/forum/updateextra',
    body: {
      forumId: await aTour(),
      lang: 'ca',
      included: ['Lunch'],
      excluded: [],
      routeDetail: [],
    },
  }),
  'POST /user/reset': async () => {
    const { email } = await aMemberWithPassword()
    await send('/api/user/forgot', { email })
    return {
      path: '/api/user/reset',
      body: { token: await mailedToken(email), password: 'another#horse8' },
    }
  },
  'POST /forum/sort': async () => ({
    path: '/api/forum/sort',
    body: { forumIds: [await aTour()] },
  }),
  'POST topic': async () => ({
    path: `/api/forum/${await aTour()}/topic`,
    body: {
      topicName: `Topic ${unique()}`,
      category: 3,
      content: `What should we pack? ${unique()}`,
    },
  }),
  'POST reply': async () => ({
    path: `${(await aTopic()).path}/reply`,
    body: { content: `Good shoes and a jacket. ${unique()}` },
  }),
  'POST /reply/{id}': async (author) => {
    const { path } = await aTopic()
    const { reply } = await aReply(path, { author })
    return {
      path: `/api/reply/${reply._id}`,
      body: { content: `Edited for the better. ${unique()}` },
    }
  },
  'POST /reply/{id}/report': async () => {
    const { reply } = await aReply((await aTopic()).path)
    return { path: `/api/reply/${reply._id}/report`, body: { reason: 'spam' } }
  },
  'POST /email': () => ({
    path: '/api/email',
    body: {
      emailto: aSender(),
      subject: 'A private tour',
      html: 'Enough text for an inquiry',
      ...aSolvedChallenge(),
    },
  }),
}

/** Columns that no client may set, of all rows. */
async function protectedColumns() {
  const { id, isAdmin, bannedAt, createdAt } = users
  const members = await db.select({ id, isAdmin, bannedAt, createdAt }).from(users)
  return {
    members: new Map(
      members.map((row) => [row.id, `${row.isAdmin} ${row.bannedAt} ${row.createdAt}`]),
    ),
    admins: members.filter(({ isAdmin }) => isAdmin).length,
  }
}

async function markedRows(): Promise<number> {
  const tables = [users, topics, replies, tours, outbox]
  const rows = await Promise.all(tables.map((table) => db.select().from(table)))
  return rows
    .flat()
    .filter((row) => Object.values(row).some((value) => value === MARK || value === String(MARK)))
    .length
}

describe.each(['member', 'admin'] as const)('as a %s', (role) => {
  it.each(Object.keys(WRITES))(
    `%s sets none of ${Object.keys(FORBIDDEN).length} columns that are not part of it`,
    async (name) => {
      const sender = await (role === 'member' ? aMember() : anAdmin())
      const { method = 'POST', path, body } = await WRITES[name]!(sender)
      const before = await protectedColumns()
      const { status } = await send(
        path,
        { ...body, ...FORBIDDEN },
        { method, token: sender.token },
      )
      expect(status).not.toBe(500)
      if (role === 'admin') expect(status).toBe(200)
      const after = await protectedColumns()
      const changed = [...before.members].filter(
        ([id, columns]) => after.members.get(id) !== columns,
      )
      expect(changed).toEqual([])
      expect(after.admins).toBe(before.admins)
      const added = [...after.members.keys()].filter((id) => !before.members.has(id))
      const rows = await db.select().from(users).where(inArray(users.id, added))
      expect(rows.filter((row) => row.isAdmin || row.verifiedAt !== null)).toEqual([])
      expect(await markedRows()).toBe(0)
    },
  )
})

it('a body does not change who the author of a post is', async () => {
  const [author, other] = [await aMember(), await aMember()]
  const { topic } = await aTopic({
    author,
    body: { userId: other.userId, user: other.username, author: other.username },
  })
  const [row] = await db.select().from(topics).where(eq(topics.id, topic._id))
  expect(row?.userId).toBe(author.userId)
})
