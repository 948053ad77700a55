import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../worker/db/schema/audit'
import { sessions } from '../../../worker/db/schema/accounts'
import { outbox } from '../../../worker/db/schema/mail'
import { csvLine } from '../../../worker/contracts/text/csv-line'
import { csvStream } from '../../../worker/services/csv'
import { aTopic } from '../../support/board-builders'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { aQueuedMail } from '../../support/mails'
import { codeOf, request } from '../../support/request'

const admin = await anAdmin()
const get = (path: string, token: string | null = admin.token) =>
  request(`/api/admin/csv/${path}`, { token })

/** The lines of a file, decoded from its bytes. */
async function linesOf(response: Response): Promise<string[]> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
}

describe('a line of CSV', () => {
  it.each([
    [['plain', 1, true, null], 'plain,1,true,'],
    [['a,b', 'say "hi"', 'two\nlines', ' edge'], '"a,b","say ""hi""","two\nlines"," edge"'],
    [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `'=1+1,'+1,'-1,'@sum,'\tx,"'\rx"`],
    [['＝1', '=HYPERLINK("x","y")', -5], `'＝1,"'=HYPERLINK(""x"",""y"")",-5`],
    [['한국어, 中文', ''], '"한국어, 中文",'],
    [['a;=1+1'], '"a;=1+1"'],
  ])('%j is %j', (values, line) => {
    expect(csvLine(values)).toBe(`${line}\r\n`)
  })

  it('follows the title line, page by page, and a page that fails breaks the file off', async () => {
    const pages = csvStream(['a'], (after) =>
      Promise.resolve(after ? { rows: [[2]], next: null } : { rows: [[1]], next: 'x' }),
    )
    expect(await linesOf(new Response(pages))).toEqual(['\uFEFFa', '1', '2', ''])
    const broken = csvStream(['a'], () => Promise.reject(new Error('away')))
    await expect(new Response(broken).text()).rejects.toThrow('away')
  })
})

describe.each(['members', 'mails', 'inquiries', 'audit'])('GET /api/admin/csv/%s', (name) => {
  it('is for admins with a fresh login, and audited', async () => {
    const { token } = await aMember()
    expect((await get(name, null)).status).toBe(401)
    expect(await codeOf(await get(name, token))).toEqual([403, 'AdminOnly'])
    const old = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * 60 * 60 * 1000 })
      .where(eq(sessions.userId, old.userId))
    expect(await codeOf(await get(name, old.token))).toEqual([403, 'ReloginNeeded'])
    const other = await anAdmin()
    const response = await get(name, other.token)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="moraine-${name}-[0-9-]{10}.csv"$`),
    )
    expect((await linesOf(response))[0]).toMatch(/^\uFEFFid,/)
    const audited = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'data.csv'), eq(auditLog.actorId, other.userId)))
    expect(audited).toMatchObject([{ subjectType: 'site', subjectId: name }])
  })

  it('is limited for each admin', async () => {
    const { token } = await anAdmin()
    for (let n = 0; n < 10; n += 1) await (await get(name, token)).arrayBuffer()
    expect((await get(name, token)).status).toBe(429)
  })
})

describe('the rows of a file', () => {
  it('are those of the list with its filters, in its order', async () => {
    const prefix = `csv${unique()}`
    for (const name of ['b', 'a'])
      await aMember({ username: `=${prefix}${name}`, usernameKey: `${prefix}${name}` })
    const lines = await linesOf(await get(`members?q=${prefix}&sort=name`))
    const names = lines.slice(1, -1).map((line) => line.split(',')[1])
    expect(names).toEqual([`'=${prefix}a`, `'=${prefix}b`])
  })

  it('of mails have no texts and no codes', async () => {
    const { id, to } = await aQueuedMail()
    await db.update(outbox).set({ lastError: 'Smtp550', status: 'dead' }).where(eq(outbox.id, id))
    const lines = await linesOf(await get(`mails?to=${to}&status=undelivered`))
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(new RegExp(`^${id},${to},.*,dead,0,Smtp550,`))
    expect(lines.join('\n')).not.toContain('<!doctype')
  })

  it('of inquiries name who asked and where', async () => {
    const { topic, author } = await aTopic({ body: { category: 1 } })
    const lines = await linesOf(await get('inquiries?view=open&source=topic'))
    const own = lines.find((line) => line.includes(topic.name))
    expect(own).toContain(`,topic,new,${topic.name},${author.username},`)
    const free = await linesOf(await get('inquiries?owner=none'))
    expect(free.join('\n')).toContain(topic.name)
    const mine = await linesOf(await get('inquiries?owner=me'))
    expect(mine.join('\n')).not.toContain(topic.name)
    const none = await linesOf(await get('inquiries?view=done'))
    expect(none.join('\n')).not.toContain(topic.name)
  })
})
