import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BackupList } from '../../../worker/contracts/backup/backup'
import type { BackupRow } from '../../../worker/contracts/backup/exports'
import { CRONS } from '../../../worker/crons'
import { auditLog } from '../../../worker/db/schema/audit'
import { backups } from '../../../worker/db/schema/operations'
import type { Bindings } from '../../../worker/env'
import { settingsOf } from '../../../worker/env'
import { listTables, readRows } from '../../../worker/features/backup/backup'
import { restoreBackup } from '../../../worker/features/backup/restore'
import { openBackupFile, type ByteSource } from '../../../worker/features/backup/backup-reader'
import { continueBackup, scheduleBackup } from '../../../worker/features/backup/backup-run'
import { PART_BYTES } from '../../../worker/features/backup/part-writer'
import { runScheduled } from '../../../worker/jobs'
import { canaryOf } from '../../../worker/services/canary'
import { codeOf, request } from '../../support/request'
import { aMember, anAdmin, aTour, db } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'
import { randomFrom } from '../../faults/support/seed'
import { expectLogs } from '../../support/logs'

const KEY = 'the-key-of-the-backups-0123456789abcdef'
const OTHER_KEY = 'another-key-of-backups-0123456789abcdef'
const DAY_MS = 24 * 60 * 60 * 1000
const bindings = { BACKUP_KEY: KEY }
const withKey: Bindings = { ...env, ...bindings }
const wrongKey = 'BACKUP_KEY is not the key of this backup; nothing was written.'

beforeEach(async () => emptyStores())

const start = (token: string, given: Partial<Bindings> = bindings) =>
  request('/api/admin/backups', { method: 'POST', token, bindings: given })
const list = async (token: string, given: Partial<Bindings> = bindings) =>
  (await request('/api/admin/backups', { token, bindings: given })).json<BackupList>()
const download = (token: string, id: number) =>
  request(`/api/admin/backups/${id}/file`, { token, bindings })

/** A backup that was started and not yet written. */
async function aStartedBackup() {
  await scheduleBackup(withKey, Date.now())
  const [row] = await db.select().from(backups).orderBy(desc(backups.id))
  return row!
}

const backupOf = async (id: number) => {
  const [row] = await db.select().from(backups).where(eq(backups.id, id))
  return row!
}

const sourceOf = (bytes: Uint8Array<ArrayBuffer>): ByteSource => ({
  size: bytes.byteLength,
  read: (from, length) => Promise.resolve(bytes.slice(from, from + length)),
})

async function fileOf(id: number): Promise<Uint8Array<ArrayBuffer>> {
  const { objectKey } = await backupOf(id)
  return new Uint8Array(await (await env.MEDIA.get(objectKey))!.arrayBuffer())
}

async function everything(): Promise<Record<string, BackupRow[]>> {
  const rows: Record<string, BackupRow[]> = {}
  for (const table of await listTables(db))
    rows[table.name] = await readRows(db, table, { count: 100_000 })
  return rows
}

/** Rows with texts that gzip cannot shorten, `bytes` in all. */
async function someMails(rows: number, bytes: number) {
  const text = () => {
    const noise = new Uint8Array(Math.min(bytes / rows / 2, 65_536))
    return Array.from(crypto.getRandomValues(noise), (byte) => byte.toString(16).padStart(2, '0'))
  }
  for (let n = 0; n < rows; n += 1)
    await db.run(sql`INSERT INTO outbox (recipient, recipient_key, subject, text_body, html_body, template, lang,
      cause_type, cause_id, next_attempt_at, created_at, status)
      VALUES ('a@b.co', 'a@b.co', ${`s${n}`}, ${text().join('')}, 'h', 'alarm', 'ca', 'test', '1', 1, 1, 'sent')`)
}

describe('a backup that an admin starts', () => {
  it('comes back whole: every row, password hashes included, with the canary of the pepper', async () => {
    const { token, userId, username } = await anAdmin()
    await aMember({ passwordHash: 'scrypt$CANARY-HASH' })
    await aTour({ names: { kr: '"따옴표" 🏔️', ca: 'It’s', cn: '山' } })
    const started = await start(token)
    expect(started.status).toBe(202)
    const { refusal, backups: listed } = await list(token)
    expect(refusal).toBeNull()
    expect(listed).toMatchObject([{ state: 'done', startedBy: username, reason: null }])

    const response = await download(token, listed[0]!._id)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="moraine-\d{4}-\d\d-\d\d\.backup"$/,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.byteLength).toBe(listed[0]!.bytes)
    expect(new TextDecoder().decode(bytes)).not.toContain('CANARY-HASH')
    const before = await everything()
    before['audit_log'] = before['audit_log']!.filter(({ action }) => action !== 'backup.download')
    const opened = await openBackupFile(sourceOf(bytes), KEY)
    expect(opened.end.canary).toBe(canaryOf(settingsOf(env).pepper))
    expect(opened.end.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(listed[0]!.rows)
    expect(opened.tables).not.toContain('backups')

    await emptyStores()
    const { orphans } = await restoreBackup(db, opened)
    expect(orphans.size).toBe(0)
    expect(await everything()).toEqual(before)
    const actions = await db.select().from(auditLog).where(eq(auditLog.actorId, userId))
    expect(actions.map(({ action }) => action)).toEqual(['backup.start'])
  })

  it.each([
    ['is missing', {}, 'missing'],
    ['is empty', { BACKUP_KEY: '' }, 'missing'],
    ['is short', { BACKUP_KEY: 'short' }, 'short'],
  ] as const)('is refused with the reason when the key %s', async (_what, given, refusal) => {
    const { token } = await anAdmin()
    expect(await codeOf(await start(token, given))).toEqual([409, 'BackupKeyMissing'])
    expect(await list(token, given)).toEqual({ refusal, backups: [] })
    await scheduleBackup({ ...env, ...given }, Date.now())
    expect(await db.select().from(backups)).toEqual([])
  })

  it('is refused while another one is running', async () => {
    const { token } = await anAdmin()
    await aStartedBackup()
    expect(await codeOf(await start(token))).toEqual([409, 'BackupRunning'])
  })

  it('can be downloaded only once it is done, and only with a fresh login', async () => {
    const { token } = await anAdmin()
    const running = await aStartedBackup()
    expect((await download(token, running.id)).status).toBe(404)
    expect((await download(token, 987_654)).status).toBe(404)
    const { token: member } = await aMember()
    expect((await download(member, running.id)).status).toBe(403)
    expect((await start(member)).status).toBe(403)
    expect((await request(`/img/${running.objectKey}`)).status).toBe(404)
  })
})

describe('a backup file', () => {
  async function aFile(): Promise<Uint8Array<ArrayBuffer>> {
    await aTour()
    const { id } = await aStartedBackup()
    await continueBackup(withKey, Date.now())
    return fileOf(id)
  }
  const opening = (bytes: Uint8Array<ArrayBuffer>, key = KEY) =>
    openBackupFile(sourceOf(bytes), key)

  it('opens with its own key only', async () => {
    await expect(opening(await aFile(), OTHER_KEY)).rejects.toThrow(wrongKey)
  })

  it('is refused when it is cut, wherever that is', async () => {
    const bytes = await aFile()
    const { length } = bytes
    for (const at of [length - 1, length - 30, Math.floor(length / 2), 400, 210])
      await expect(opening(bytes.slice(0, at))).rejects.toThrow('The backup is cut off')
    await expect(opening(bytes.slice(0, 50))).rejects.toThrow('is no backup')
    await expect(opening(new Uint8Array(0))).rejects.toThrow('is no backup')
  })

  it('is refused when a byte was changed or records changed places', async () => {
    const bytes = await aFile()
    const header = bytes.indexOf(10) + 1
    for (const at of [header + 30, bytes.length - 20]) {
      const changed = bytes.slice()
      changed[at] = changed[at]! ^ 1
      await expect(opening(changed)).rejects.toThrow(/damaged|cut off/)
    }
    const first = new DataView(bytes.buffer).getUint32(header) + 4
    const second = new DataView(bytes.buffer).getUint32(header + first) + 4
    const swapped = bytes.slice()
    swapped.set(bytes.subarray(header + first, header + first + second), header)
    swapped.set(bytes.subarray(header, header + first), header + second)
    await expect(opening(swapped)).rejects.toThrow('damaged')
  })

  it('is refused with a sentence, or has the same rows, whichever of its bytes are changed', async () => {
    const bytes = await aFile()
    const rowsOf = async (file: Uint8Array<ArrayBuffer>) => {
      const { tables, rowsOf: read } = await opening(file)
      const rows = await Promise.all(tables.map((table) => Array.fromAsync(read(table))))
      return JSON.stringify([tables, rows])
    }
    const right = await rowsOf(bytes)
    const random = randomFrom(20261128)
    const draw = (below: number) => Math.floor(random() * below)
    const changes = [
      (file: Uint8Array) => (file[draw(file.length)] = draw(256)),
      (file: Uint8Array) => (file[draw(300)] = draw(256)),
      (file: Uint8Array) => file.copyWithin(draw(file.length), draw(file.length)),
      (file: Uint8Array) => file.fill(0, draw(file.length)),
    ]
    const ended = { refused: 0, same: 0 }
    for (let n = 0; n < 300; n += 1) {
      const changed = bytes.slice()
      changes[n % changes.length]!(changed)
      const answer = await rowsOf(changed).catch((error: Error) => error.message)
      const isRefused = /^(The backup|This file|BACKUP_KEY)/.test(answer)
      expect([n, isRefused || answer === right, answer.slice(0, 90)]).toEqual([
        n,
        true,
        answer.slice(0, 90),
      ])
      ended[isRefused ? 'refused' : 'same'] += 1
    }
    expect(ended.refused).toBeGreaterThan(200)
  })

  it.each([
    '{}',
    '[]',
    'null',
    '{"format":"moraine-backup","version":1}',
    '{"format":"moraine-backup","version":1,"salt":7,"check":"a"}',
  ])('is refused with a sentence with the header %s', async (header) => {
    const bytes = await aFile()
    const start = new TextEncoder().encode(header)
    const file = new Uint8Array([...start, ...bytes.subarray(bytes.indexOf(10))])
    await expect(opening(file)).rejects.toThrow(/is no backup|not the key/)
  })

  it('is refused when another release made it', async () => {
    const bytes = await aFile()
    const at = bytes.indexOf(10)
    const header = new TextDecoder().decode(bytes.subarray(0, at))
    const newer = new TextEncoder().encode(header.replace('"version":1', '"version":9'))
    const file = new Uint8Array([...newer, ...bytes.subarray(at)])
    await expect(opening(file)).rejects.toThrow('another form than this release can read')
  })
})

describe('a backup that takes several runs', () => {
  it('goes on behind its last part, and is in the bucket only when it is whole', async () => {
    await aTour()
    const before = await everything()
    const { id, objectKey } = await aStartedBackup()
    let runs = 0
    while ((await backupOf(id)).state === 'running') {
      expect(await env.MEDIA.head(objectKey)).toBeNull()
      await continueBackup(withKey, Date.now(), { pages: 20, ms: 60_000 })
      runs += 1
    }
    expect(runs).toBeGreaterThan(2)
    const bytes = await fileOf(id)
    expect(bytes.length).toBeGreaterThan(PART_BYTES)
    const opened = await openBackupFile(sourceOf(bytes), KEY)
    await emptyStores()
    await restoreBackup(db, opened)
    expect(await everything()).toEqual(before)
  })

  it('fills parts to the brim and loses no row at their borders', async () => {
    await someMails(110, 14_000_000)
    const { id } = await aStartedBackup()
    await continueBackup(withKey, Date.now())
    const bytes = await fileOf(id)
    expect(bytes.length).toBeGreaterThan(PART_BYTES)
    const opened = await openBackupFile(sourceOf(bytes), KEY)
    const subjects: unknown[] = []
    for await (const row of opened.rowsOf('outbox')) subjects.push(row['subject'])
    expect(subjects).toEqual(Array.from({ length: 110 }, (_, n) => `s${n}`))
  })

  it.each(['uploadPart', 'complete'] as const)(
    'is done by the next run when R2 fails at %s, and is never listed as done before',
    async (failing) => {
      await aTour()
      const { id, leaseUntil } = await aStartedBackup()
      const failOn = (upload: R2MultipartUpload) =>
        new Proxy(upload, {
          get: (target, name: keyof R2MultipartUpload) => {
            if (name === failing) return () => Promise.reject(new Error('R2 is away'))
            const value = target[name]
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
      const MEDIA = new Proxy(env.MEDIA, {
        get: (target, name: keyof R2Bucket) => {
          if (name === 'resumeMultipartUpload')
            return (...args: [string, string]) => failOn(target.resumeMultipartUpload(...args))
          const value = target[name] as unknown
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
      expect(leaseUntil).toBe(0)
      await expect(continueBackup({ ...withKey, MEDIA }, Date.now())).rejects.toThrow('R2 is away')
      expect((await backupOf(id)).state).toBe('running')
      // Another run may still be at work, as far as this one can tell.
      await continueBackup(withKey, Date.now())
      expect((await backupOf(id)).state).toBe('running')
      await continueBackup(withKey, Date.now() + 4 * 60_000)
      expect((await backupOf(id)).state).toBe('done')
      await openBackupFile(sourceOf(await fileOf(id)), KEY)
    },
  )

  it('is marked done when the run before ended between the last byte and the mark', async () => {
    const { id } = await aStartedBackup()
    let isCut = true
    const DB = new Proxy(env.DB, {
      get: (target, name: keyof D1Database) => {
        if (name !== 'prepare') return (target[name] as () => unknown).bind(target)
        return (query: string) => {
          if (isCut && query.includes('"ended_at" = ?')) throw new Error('the run was stopped')
          return target.prepare(query)
        }
      },
    })
    await expect(continueBackup({ ...withKey, DB }, Date.now())).rejects.toThrow()
    isCut = false
    await continueBackup(withKey, Date.now() + 4 * 60_000)
    expect(await backupOf(id)).toMatchObject({ state: 'done', progress: null })
    await openBackupFile(sourceOf(await fileOf(id)), KEY)
  })

  it('is given up with the reason when its key was replaced, or after five runs that failed', async () => {
    const replaced = await aStartedBackup()
    await continueBackup(withKey, Date.now(), { pages: 1, ms: 60_000 })
    await continueBackup({ ...env, BACKUP_KEY: OTHER_KEY }, Date.now())
    expect(await backupOf(replaced.id)).toMatchObject({ state: 'failed', reason: 'key' })

    const failing = await aStartedBackup()
    await db.update(backups).set({ attempts: 5 }).where(eq(backups.id, failing.id))
    await continueBackup(withKey, Date.now())
    expect(await backupOf(failing.id)).toMatchObject({ state: 'failed', reason: 'store' })
    const { token } = await anAdmin()
    expect((await download(token, failing.id)).status).toBe(404)
  })
})

describe('the cron', () => {
  const run = async (cron: string, at = Date.now()) => {
    const context = createExecutionContext()
    await runScheduled(
      createScheduledController({ scheduledTime: new Date(at), cron }),
      withKey,
      context,
    )
    await waitOnExecutionContext(context)
  }
  const rows = () => db.select().from(backups).orderBy(backups.startedAt)

  it('makes one each week, and one the next day when it failed', async () => {
    await run(CRONS.daily)
    await run(CRONS.frequent)
    expect(await rows()).toMatchObject([{ state: 'done', startedBy: null }])
    await run(CRONS.daily, Date.now() + 6 * DAY_MS)
    expect(await rows()).toHaveLength(1)
    await run(CRONS.daily, Date.now() + 7 * DAY_MS)
    expect(await rows()).toHaveLength(2)
    await db.update(backups).set({ state: 'failed' }).where(eq(backups.state, 'running'))
    await run(CRONS.daily, Date.now() + 8 * DAY_MS)
    expect(await rows()).toMatchObject([
      { state: 'done' },
      { state: 'failed' },
      { state: 'running' },
    ])
  })

  it('deletes files and rows after eight weeks, and no image', async () => {
    const image = `1-${'a'.repeat(26)}-10x10.png`
    await env.MEDIA.put(image, 'x')
    await env.MEDIA.put('backups/2020-01-01-of-a-database-before.backup', 'x')
    const old = await aStartedBackup()
    await continueBackup(withKey, Date.now())
    await run(CRONS.daily, Date.now() + 55 * DAY_MS)
    expect(await env.MEDIA.head(old.objectKey)).not.toBeNull()
    await db.update(backups).set({ state: 'done' })
    await scheduleBackup(withKey, Date.now() + 57 * DAY_MS)
    const { objects } = await env.MEDIA.list()
    expect(objects.map(({ key }) => key).filter((key) => key !== image)).toEqual([])
    expect((await rows()).every(({ id }) => id !== old.id)).toBe(true)
  })

  it('counts a failing store as a failed job', async () => {
    expectLogs('job.failed')
    await aStartedBackup()
    const MEDIA = new Proxy(env.MEDIA, {
      get: (target, name: keyof R2Bucket) => {
        if (name === 'createMultipartUpload') return () => Promise.reject(new Error('R2 is away'))
        return (target[name] as () => unknown).bind(target)
      },
    })
    const context = createExecutionContext()
    const controller = createScheduledController({
      scheduledTime: new Date(),
      cron: CRONS.frequent,
    })
    await runScheduled(controller, { ...withKey, MEDIA }, context)
    const health = await (await request('/api/health')).json<{ troubles: string[] }>()
    expect(health.troubles).toContain('job.failed:backup.run')
  })
})
