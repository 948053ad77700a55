import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { keyOf, readRows, readSchema } from '../../../worker/features/backup/backup'
import { restoreBackup, type BackupSource } from '../../../worker/features/backup/restore'
import type { BackupRow, ExportManifest } from '../../../worker/contracts/backup/exports'
import { replies, topicCounts, topics } from '../../../worker/db/schema/board'
import { auditLog } from '../../../worker/db/schema/audit'
import { outbox } from '../../../worker/db/schema/mail'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'
import { aQueuedMail } from '../../support/mails'
import { request } from '../../support/request'
import { brokenInvariants } from '../../faults/support/invariants'
import { fixture } from '../media/fixtures'
import beforeSecondSquash from './before-second-squash.ndjson?raw'
import beforeSquash from './before-squash.ndjson?raw'

async function aBusySite() {
  const admin = await anAdmin()
  const member = await aMember({ passwordHash: 'scrypt$CANARY-HASH' })
  const tour = await aTour()
  const send = (path: string, body: unknown) => request(`/api${path}`, { body, token: admin.token })
  await send('/forum/update', {
    forumId: tour,
    lang: 'kr',
    bulletin: '**"따옴표"** 🏔️',
    status: 3,
    discount: 10,
    joins: [{ startDate: '2999-01-01', endDate: '2999-01-02', male: 1 }],
  })
  await send('/forum/updateextra', {
    forumId: tour,
    lang: 'cn',
    included: ["l'été"],
    routeDetail: [{ title: '一' }],
  })
  const form = new FormData()
  form.set('file', new File([fixture('png')], 'a.png'))
  form.set('forumId', String(tour))
  const image = await (
    await request('/api/file/upload', { body: form, token: admin.token })
  ).json<{ url: string }>()
  const [topic] = await db
    .insert(topics)
    .values({
      tourId: tour,
      userId: member.userId,
      title: 'T',
      titleKey: 't',
      category: 1,
      createdAt: 5,
      updatedAt: 5,
    })
    .returning()
  const post = { topicId: topic!.id, userId: member.userId, html: 'x', rendererVersion: 1 }
  await db.insert(replies).values({ ...post, isOpening: true, content: 'first', createdAt: 5 })
  await db.insert(replies).values({ ...post, content: 'second', createdAt: 6 })
  const invitation = { name: '초대.ics', type: 'text/calendar', body: 'BEGIN:VCALENDAR' }
  await aQueuedMail('ok', 5, { attachments: [invitation] })
  // A trigger would refuse the posts of a deleted topic.
  await db.run(sql`UPDATE topics SET deleted_at = 7 WHERE id = ${topic!.id}`)
  return { admin, tour, image }
}

async function everything(): Promise<Map<string, BackupRow[]>> {
  const rows = new Map<string, BackupRow[]>()
  for (const table of await readSchema(db))
    rows.set(table.name, await readRows(db, table, { count: 100_000 }))
  return rows
}

/** The rows of a file: one table and row a line, and a line with the name of each empty table. */
function rowsIn(backup: string): Map<string, BackupRow[]> {
  const rows = new Map<string, BackupRow[]>()
  for (const line of backup.trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [string, BackupRow?]
    rows.set(table, [...(rows.get(table) ?? []), ...(row ? [row] : [])])
  }
  return rows
}

const UNUSED = { tours: ['itinerary_deleted_at'], bookings: ['offer_until', 'waiting_since'] }

/** Leaves out columns that nothing used and that later releases do not have. */
function withoutUnused(tables: Map<string, BackupRow[]>): void {
  for (const [table, columns] of Object.entries(UNUSED))
    for (const row of tables.get(table) ?? []) for (const column of columns) delete row[column]
}

/** Restored rows without the columns that releases after the backup added. */
function withColumnsOf([first = {}]: BackupRow[], restored: BackupRow[] = []): object[] {
  const known = Object.keys(first)
  return restored.map((row) => Object.fromEntries(known.map((column) => [column, row[column]])))
}

const sourceOf = (rows: Map<string, BackupRow[]>): BackupSource => ({
  tables: [...rows.keys()],
  rowsOf: (table) => rows.get(table) ?? [],
})

describe('the drill of a restore', () => {
  it('restores a whole site into a fresh database: rows, images, triggers', async () => {
    const { admin, tour, image } = await aBusySite()
    const before = await everything()
    const seen = await (
      await request(`/api/admin/tours/${tour}`, { token: admin.token })
    ).json<AdminTour>()
    const key = image.url.slice('/img/'.length)
    const bytes = await (await env.MEDIA.get(key))!.arrayBuffer()
    const triggersOf = () =>
      db.all(sql`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`)
    const triggers = await triggersOf()

    await emptyStores()
    const { counts, orphans } = await restoreBackup(db, sourceOf(before))
    await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: 'image/png' } })

    expect(await everything()).toEqual(before)
    expect(orphans.size).toBe(0)
    before.delete('search_terms')
    for (const [table, rows] of before) expect(counts.get(table)).toBe(rows.length)
    expect(await triggersOf()).toEqual(triggers)
    const after = await request(`/api/admin/tours/${tour}`, { token: admin.token })
    expect(await after.json()).toEqual(seen)
    expect((await request(image.url)).status).toBe(200)

    const n = async () =>
      (await db.select().from(topicCounts)).find(({ list }) => list === `all:${tour}`)?.n
    const was = await n()
    await db.insert(topics).values({
      tourId: tour,
      userId: admin.userId,
      title: 'N',
      titleKey: 'n',
      category: 1,
      createdAt: 9,
      updatedAt: 9,
    })
    expect(await n()).toBe((was ?? 0) + 1)
  })

  it('restores rows that point to later ones of their table, however far those are', async () => {
    await emptyStores()
    await db.run(sql`INSERT INTO bank_entries (id, account, source, day, amount, currency, fingerprint, seen_at)
      WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 1100)
      SELECT id, 'main', 'csv', '2026-01-05', 4000, 'CAD', 'f' || id, 5 FROM n`)
    await db.run(
      sql`UPDATE bank_entries SET same_as_id = 1100, status = 'ignored' WHERE id IN (1, 2)`,
    )
    const before = await everything()
    const entries = before.get('bank_entries') ?? []
    const gone = entries.map((row) => (row['id'] === 2 ? { ...row, same_as_id: 5000 } : row))

    await emptyStores()
    await restoreBackup(db, sourceOf(new Map([...before, ['bank_entries', gone]])))
    const expected = entries.map((row) => (row['id'] === 2 ? { ...row, same_as_id: null } : row))
    expect((await everything()).get('bank_entries')).toEqual(expected)
  })

  it('reads each table completely in pages', async () => {
    await aBusySite()
    for (const table of await readSchema(db)) {
      const whole = await readRows(db, table, { count: 100_000 })
      const paged: BackupRow[] = []
      let last: BackupRow | undefined
      do {
        const page: BackupRow[] = await readRows(db, table, {
          after: last && keyOf(table, last),
          count: 2,
        })
        paged.push(...page)
        last = page.at(-1)
      } while (last)
      expect([table.name, paged]).toEqual([table.name, whole])
    }
  })

  it('restores a backup of the release before the migrations were squashed', async () => {
    const before = rowsIn(beforeSquash)
    await emptyStores()
    await restoreBackup(db, sourceOf(before))
    for (const { key } of before.get('images') ?? []) await env.MEDIA.put(String(key), 'x')

    withoutUnused(before)
    before.delete('home_marks')
    const departures = (before.get('departures') ?? []).map((row) => [row.tour_id, row.starts_on])
    before.delete('departures')
    expect(before.size).toBeGreaterThan(30)
    const after = await everything()
    for (const [name, rows] of before) {
      // Later releases add sizes of lists by language.
      const restored = (after.get(name) ?? []).filter(({ list }) => !/^home:\D/.test(String(list)))
      expect([name, withColumnsOf(rows, restored)]).toEqual([name, rows])
    }
    const dated = (after.get('trips') ?? []).map((row) => [row.tour_id, row.start_day])
    expect(dated).toEqual(departures)
    expect(after.get('departures')).toEqual([])
    const rows = await db.select({ text: topics.openingText }).from(topics)
    expect(rows.map(({ text }) => text)).not.toContain('')
    expect(await brokenInvariants(env)).toEqual([])
    const found = await (await request('/api/search?q=shoes')).json<{ posts: object }>()
    expect(JSON.stringify(found)).toContain('Good shoes')
  })

  it('restores a backup of the release before the migrations were squashed again', async () => {
    const before = rowsIn(beforeSecondSquash)
    expect(before.get('bookings')).toHaveLength(12)
    await emptyStores()
    const { orphans } = await restoreBackup(db, sourceOf(before))
    expect(orphans.size).toBe(0)
    withoutUnused(before)
    const after = await everything()
    for (const [name, rows] of before)
      expect([name, withColumnsOf(rows, after.get(name))]).toEqual([name, rows])
    // The file has no mails.
    const broken = await brokenInvariants(env)
    expect(broken.filter((line) => !line.includes('mail'))).toEqual([])
  })

  it('refuses a database that is in use', async () => {
    await aTour()
    await expect(restoreBackup(db, sourceOf(new Map()))).rejects.toThrow('fresh')
  })

  it('refuses a database whose restore was interrupted', async () => {
    await emptyStores()
    const broken: BackupSource = {
      tables: ['categories'],
      rowsOf: () => {
        throw new Error('the disk is gone')
      },
    }
    await expect(restoreBackup(db, broken)).rejects.toThrow('the disk is gone')
    expect(await triggerCount()).toBeGreaterThan(0)
    for (const { name } of await db.all<{ name: string }>(
      sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`,
    ))
      await db.run(sql`DROP TRIGGER ${sql.identifier(name)}`)
    await expect(restoreBackup(db, sourceOf(new Map()))).rejects.toThrow('interrupted')
  })

  it('leaves out and counts children of rows that were deleted during the backup', async () => {
    await emptyStores()
    await aBusySite()
    const backup = await everything()
    const [gone] = backup.get('tours')!.filter(({ kind }) => kind === 'tour')
    backup.set(
      'tours',
      backup.get('tours')!.filter((tour) => tour !== gone),
    )
    await emptyStores()
    const { orphans } = await restoreBackup(db, sourceOf(backup))
    expect(Object.fromEntries(orphans)).toMatchObject({
      tour_texts: 3,
      trips: 1,
      topics: 1,
      replies: 2,
      images: 1,
    })
    expect(await db.all(sql`PRAGMA foreign_key_check`)).toEqual([])
    expect(await brokenInvariants(env)).toEqual([])
    expect(await triggerCount()).toBeGreaterThan(0)
  })

  it('recomputes counters that do not match the rows of the backup', async () => {
    await emptyStores()
    await aBusySite()
    await db.run(sql`UPDATE topics SET deleted_at = NULL`)
    const before = await everything()
    const backup = new Map(before)
    const change = (table: string, columns: BackupRow) =>
      backup.set(
        table,
        (before.get(table) ?? []).map((row) => ({ ...row, ...columns })),
      )
    change('topic_counts', { n: 77 })
    change('topics', { reply_count: 77, tour_state: 0, awaits_since: 77, awaits_user_id: null })
    change('search_documents', { is_public: 0 })
    await emptyStores()
    await restoreBackup(db, sourceOf(backup))
    expect(await everything()).toEqual(before)
  })
})

async function triggerCount(): Promise<number> {
  const rows = await db.all(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
  return rows.length
}

describe('GET /api/admin/export', () => {
  it('is for admins only', async () => {
    const { token } = await aMember()
    for (const path of [
      '/api/admin/export',
      '/api/admin/export/tours',
      '/api/admin/export-files',
    ]) {
      expect((await request(path)).status).toBe(401)
      expect((await request(path, { token })).status).toBe(403)
    }
  })

  it('lists every table and returns its rows page by page, without secrets', async () => {
    await emptyStores()
    const { admin, image } = await aBusySite()
    const get = async <Body>(path: string) =>
      (await request(`/api/admin/${path}`, { token: admin.token })).json<Body>()
    const manifest = await get<ExportManifest>('export')
    const names = manifest.tables.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'tours',
        'tour_texts',
        'users',
        'topics',
        'replies',
        'images',
        'audit_log',
      ]),
    )
    for (const secret of ['sessions', 'verification_codes', 'password_resets', 'limit_counters'])
      expect(names).not.toContain(secret)
    const texts: string[] = []
    for (const { name, rows } of manifest.tables) {
      let next: string | null = null
      let n = 0
      do {
        const after: string = next ? `&after=${encodeURIComponent(next)}` : ''
        const answer: { rows: BackupRow[]; next: string | null } = await get(
          `export/${name}?count=20${after}`,
        )
        texts.push(JSON.stringify(answer))
        n += answer.rows.length
        next = answer.next
      } while (next)
      // The export's own audit rows were written after the count.
      expect([name, name === 'audit_log' ? n > rows : n === rows]).toEqual([name, true])
    }
    expect(texts.join()).not.toContain('CANARY-HASH')
    expect(texts.join()).toContain('따옴표')
    const { files } = await get<{ files: { key: string; bytes: number; type: string }[] }>(
      'export-files',
    )
    expect(files).toContainEqual(
      expect.objectContaining({ key: image.url.slice(5), type: 'image/png' }),
    )
    for (const unknown of ['sessions', 'sqlite_master', 'x;DROP TABLE users', 'd1_migrations'])
      expect(
        (await request(`/api/admin/export/${encodeURIComponent(unknown)}`, { token: admin.token }))
          .status,
      ).toBe(404)
    expect(await db.select().from(users)).not.toHaveLength(0)
  })

  it('is audited once for each table and the files, also when it starts at a made-up key', async () => {
    const { userId, token } = await anAdmin()
    const exported = async () => {
      const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, userId))
      return rows
        .map(({ action, subjectType, subjectId }) => `${action} ${subjectType} ${subjectId}`)
        .toSorted()
    }
    const get = (path: string) => request(`/api/admin/${path}`, { token })
    await get('export')
    await get('export/users?count=1')
    await get('export/users?count=1&after=[1]')
    await get('export/users?count=1&after=[2]')
    await get('export/outbox?after=[0]')
    await get('export/outbox?after=[1]')
    await get('export-files?cursor=invented')
    await get('export-files')
    expect(await exported()).toEqual([
      'data.export site all',
      'data.export site files',
      'data.export site files',
      'data.export site outbox',
      'data.export site users',
    ])
    const later = Date.now() - 2 * 60 * 60 * 1000
    await db.update(auditLog).set({ at: later }).where(eq(auditLog.actorId, userId))
    await get('export/users?after=[0]')
    expect((await exported()).filter((line) => line.endsWith('users'))).toHaveLength(2)
  })

  it('is not audited when it is refused', async () => {
    const { userId, token } = await anAdmin()
    await request('/api/admin/export/sessions', { token })
    await request('/api/admin/export/tours?after=0', { token })
    expect(await db.select().from(auditLog).where(eq(auditLog.actorId, userId))).toEqual([])
  })

  it('contains which mails were sent, without their links and codes', async () => {
    const member = await aMember()
    await request('/api/user/forgot', { body: { email: member.email } })
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipientKey, member.email.toLowerCase()))
    const [link] = /https:\S+/.exec(mail?.textBody ?? '') ?? []
    expect(link).toContain('/reset')
    const { token } = await anAdmin()
    const { rows } = await (
      await request('/api/admin/export/outbox', { token })
    ).json<{ rows: BackupRow[] }>()
    expect(rows).toContainEqual(
      expect.objectContaining({ id: mail?.id, recipient: member.email, template: 'passwordReset' }),
    )
    expect(JSON.stringify(rows)).not.toMatch(/"subject"|text_body|html_body|\/reset/)
  })

  it.each(['0', '[]', '[null]', '[1,2]', '{}', '[1', '[[1]]'])(
    'refuses %s as the place to go on from',
    async (after) => {
      const { token } = await anAdmin()
      const response = await request(`/api/admin/export/tours?after=${encodeURIComponent(after)}`, {
        token,
      })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        fields: { after: expect.any(String) as string },
      })
    },
  )
})
