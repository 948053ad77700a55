import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../../worker/db/schema/accounts'
import { aMember, db } from '../../support/builders'
import { request } from '../../support/request'

/**
 * D1 with read replication and a lagging replica: a session without a bookmark repeats the first result of each query,
 * one with a bookmark waits for its write, and writes go to the primary.
 */
function laggingDatabase(primary: D1Database): D1Database {
  const remembered = new Map<string, unknown>()

  /** The first result of a query, compared without times in it. Writes run each time. */
  async function lagging(query: string, run: () => Promise<unknown>): Promise<unknown> {
    if (!query.split('\n').every((line) => /^\s*(select|with)\b/i.test(line))) return run()
    const key = query.replaceAll(/\b\d{13}\b/g, 'now')
    if (!remembered.has(key)) remembered.set(key, await run())
    return structuredClone(remembered.get(key))
  }

  /** A statement that remembers its query: the text on one line, then the values. */
  function onReplica(statement: D1PreparedStatement, query: string) {
    return {
      statement,
      query,
      bind: (...values: unknown[]) =>
        onReplica(statement.bind(...values), query + JSON.stringify(values)),
      all: () => lagging(query, () => statement.all()),
      run: () => lagging(query, () => statement.run()),
      raw: () => lagging(`${query} raw`, () => statement.raw()),
      first: () => lagging(`${query} first`, () => statement.first()),
    }
  }

  function withSession(constraint: string) {
    const session = primary.withSession(constraint)
    if (constraint !== 'first-unconstrained') return session
    return {
      prepare: (sql: string) => onReplica(session.prepare(sql), sql.replaceAll(/\s+/g, ' ')),
      batch: (all: ReturnType<typeof onReplica>[]) =>
        lagging(all.map(({ query }) => query).join('\n'), () =>
          session.batch(all.map(({ statement }) => statement)),
        ),
      getBookmark: () => session.getBookmark(),
    }
  }

  return { withSession, prepare: (sql: string) => primary.prepare(sql) } as unknown as D1Database
}

const bookmarkIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('d1b='))
    ?.split(';')[0]

describe('a replica that lags', () => {
  it('shows members their own writes', async () => {
    const DB = laggingDatabase(env.DB)
    const { token } = await aMember({ lang: 'kr' })
    const language = async (cookie?: string) => {
      const response = await request('/api/user/me', {
        token,
        bindings: { DB },
        headers: cookie ? { cookie } : {},
      })
      return (await response.json<{ lang: string }>()).lang
    }
    expect(await language()).toBe('kr')

    const written = await request('/api/user/me', {
      method: 'PATCH',
      body: { lang: 'cn' },
      token,
      bindings: { DB },
    })
    expect(written.status).toBeLessThan(300)
    // Only a request without the bookmark of the write sees the outdated replica.
    expect(await language()).toBe('kr')
    expect(await language(bookmarkIn(written))).toBe('cn')
  })

  it.each([
    ['revoked', { revokedAt: 1 }],
    ['expired', { expiresAt: 1 }],
  ])(
    'lets no session write that was %s, although the replica still has it',
    async (_what, ended) => {
      const DB = laggingDatabase(env.DB)
      const { token, sessionId } = await aMember({ lang: 'kr' })
      const send = (method: string, body?: object) =>
        request('/api/user/me', { method, body, token, bindings: { DB } })
      expect((await send('GET')).status).toBe(200)
      await db.update(sessions).set(ended).where(eq(sessions.id, sessionId))
      expect((await send('GET')).status).toBe(200)
      expect((await send('PATCH', { lang: 'cn' })).status).toBe(401)
      const [row] = await db
        .select()
        .from(users)
        .innerJoin(sessions, eq(sessions.userId, users.id))
        .where(eq(sessions.id, sessionId))
      expect(row?.users.lang).toBe('kr')
    },
  )
})
