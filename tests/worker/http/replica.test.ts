import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { aMember } from '../../support/builders'
import { request } from '../../support/request'

/**
 * D1 as it is with read replication, where the replica near the reader lags: a session without a bookmark reads what the
 * replica had when it was last asked the same, one with a bookmark waits for its write, and writes go to the primary.
 */
function laggingDatabase(primary: D1Database): D1Database {
  const remembered = new Map<string, unknown>()

  /** What was answered first to the same question; times in it are left out. Writes happen each time. */
  async function lagging(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    if (!question.split('\n').every((line) => /^\s*(select|with)\b/i.test(line))) return ask()
    const key = question.replaceAll(/\b\d{13}\b/g, 'now')
    if (!remembered.has(key)) remembered.set(key, await ask())
    return structuredClone(remembered.get(key))
  }

  /** A statement that keeps its question: the text on one line, then the values. */
  function onReplica(statement: D1PreparedStatement, question: string) {
    return {
      statement,
      question,
      bind: (...values: unknown[]) =>
        onReplica(statement.bind(...values), question + JSON.stringify(values)),
      all: () => lagging(question, () => statement.all()),
      run: () => lagging(question, () => statement.run()),
      raw: () => lagging(`${question} raw`, () => statement.raw()),
      first: () => lagging(`${question} first`, () => statement.first()),
    }
  }

  function withSession(constraint: string) {
    const session = primary.withSession(constraint)
    if (constraint !== 'first-unconstrained') return session
    return {
      prepare: (sql: string) => onReplica(session.prepare(sql), sql.replaceAll(/\s+/g, ' ')),
      batch: (all: ReturnType<typeof onReplica>[]) =>
        lagging(all.map(({ question }) => question).join('\n'), () =>
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
  it('does not hide from members what they wrote themselves', async () => {
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
    // The replica lags, which a sender with the write's bookmark does not see.
    expect(await language()).toBe('kr')
    expect(await language(bookmarkIn(written))).toBe('cn')
  })
})
