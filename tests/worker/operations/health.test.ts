import {
  applyD1Migrations,
  createExecutionContext,
  createScheduledController,
  reset,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '../../../worker/db/schema/accounts'
import { canaryOf, findCanary } from '../../../worker/services/canary'
import { reportProblems } from '../../../worker/features/operations/alarm'
import type { Health } from '../../../worker/contracts/operations'
import { backups, jobRuns } from '../../../worker/db/schema/operations'
import { outbox } from '../../../worker/db/schema/mail'
import { CRONS } from '../../../worker/crons'
import { type Bindings, settingsOf } from '../../../worker/env'
import { JOB_DEADLINES } from '../../../worker/job-deadlines'
import { runScheduled } from '../../../worker/jobs'
import { consumerOf } from '../../../worker/queues'
import { anAdmin, db } from '../../support/builders'
import { request } from '../../support/request'
import { expectLogs } from '../../support/logs'

const HOUR_MS = 60 * 60 * 1000
const NOW = Date.now()

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

const health = async (bindings?: Partial<Bindings>) => {
  const response = await request('/api/health', bindings ? { bindings } : {})
  return { status: response.status, body: await response.json<Health>() }
}

const run = (cron: string, now = NOW) =>
  runScheduled(
    createScheduledController({ scheduledTime: new Date(now), cron }),
    env,
    createExecutionContext(),
  )

async function aMail(columns: Partial<typeof outbox.$inferInsert>) {
  const mail = {
    recipient: 'a@b.example',
    recipientKey: 'a@b.example',
    subject: 's',
    textBody: 't',
    htmlBody: 'h',
  }
  const of = {
    template: 'alarm',
    lang: 'ca',
    causeType: 'test',
    causeId: '1',
    nextAttemptAt: NOW,
  } as const
  await db.insert(outbox).values({ ...mail, ...of, createdAt: NOW, ...columns })
}

describe('GET /api/health', () => {
  it('tells which commit runs, and the description of the API tells it, too', async () => {
    const RELEASE = { id: 'version', tag: 'a1b2c3d4e5', timestamp: '2026-01-01T00:00:00Z' }
    expect((await health({ RELEASE })).body).toMatchObject({
      ok: true,
      commit: 'a1b2c3d4e5',
      troubles: [],
    })
    expect((await health({ RELEASE: { ...RELEASE, tag: '' } })).body.commit).toBeNull()
  })

  it('tells when each job last ran, and which failed since it last went well', async () => {
    await run(CRONS.frequent)
    await run(CRONS.daily)
    const { body } = await health()
    expect(body.jobs.map(({ job }) => job).toSorted()).toEqual(
      Object.keys(JOB_DEADLINES).toSorted(),
    )
    for (const { job, doneAt, failedAt } of body.jobs)
      expect([job, doneAt, failedAt]).toEqual([job, NOW, null])
    await db
      .update(jobRuns)
      .set({ failedAt: NOW + 1, error: 'Error' })
      .where(eq(jobRuns.job, 'bin.expire'))
    expect((await health()).body.troubles).toEqual(['job.failed:bin.expire'])
  })

  it('tells of mail that waits for more than an hour, and of dead mail', async () => {
    await aMail({ createdAt: NOW - 2 * HOUR_MS })
    await aMail({ status: 'sent', createdAt: NOW - 9 * HOUR_MS })
    await aMail({ status: 'dead' })
    await aMail({ status: 'dead', createdAt: NOW - 100 * HOUR_MS })
    const { body } = await health()
    expect(body.mail?.oldestWaitingMs).toBeGreaterThanOrEqual(2 * HOUR_MS)
    expect(body.mail?.deadOfThreeDays).toBe(1)
    expect(body.troubles).toEqual(['mail.late', 'mail.dead'])
  })

  it.each([
    'Smtp504',
    'Smtp530',
    'Smtp535',
    'Smtp538',
    'SmtpSite550',
    'Http401',
    'E_SENDER_NOT_VERIFIED',
  ])('tells of mail that waits because the service refuses the settings: %s', async (lastError) => {
    await aMail({ status: 'failed', lastError: 'Smtp451' })
    expect((await health()).body.troubles).toEqual([])
    await aMail({ status: 'failed', lastError })
    await aMail({ status: 'sent', lastError: null })
    expect((await health()).body.troubles).toEqual(['mail.settings'])
  })

  it('calls a job late that others have outrun', async () => {
    await db.insert(jobRuns).values({ job: 'mail.sweep', doneAt: NOW - 40 * HOUR_MS })
    const { troubles } = (await health()).body
    expect(troubles).toContain('job.late:mail.sweep')
    expect(troubles).toContain('job.late:bin.expire')
  })

  it('reports a backup that is older than nine days, or failed, on a site with a key for them', async () => {
    const BACKUP_KEY = 'the-key-of-the-backups-0123456789abcdef'
    const DAY_MS = 24 * HOUR_MS
    const entry = { objectKey: 'backups/x', state: 'done' } as const
    expect((await health({ BACKUP_KEY })).body).toMatchObject({
      backup: { lastDoneAt: null },
      troubles: [],
    })
    await db.insert(backups).values({ ...entry, startedAt: NOW - 10 * DAY_MS })
    expect((await health()).body).toMatchObject({ backup: null, troubles: [] })
    expect((await health({ BACKUP_KEY })).body).toMatchObject({
      backup: { lastDoneAt: NOW - 10 * DAY_MS },
      troubles: ['backup.late'],
    })
    await db.insert(backups).values({ ...entry, state: 'failed', startedAt: NOW - DAY_MS })
    expect((await health({ BACKUP_KEY })).body.troubles).toEqual(['backup.failed', 'backup.late'])
    await db.insert(backups).values({ ...entry, startedAt: NOW - HOUR_MS })
    expect((await health({ BACKUP_KEY })).body.troubles).toEqual([])
    await db.update(backups).set({ state: 'failed', startedAt: NOW - 10 * DAY_MS })
    expect((await health({ BACKUP_KEY })).body.troubles).toEqual(['backup.failed', 'backup.late'])
  })

  it('holds no address, text or error of any member', async () => {
    await aMail({ status: 'dead', lastError: 'secret@person.example' })
    await db.insert(jobRuns).values({ job: 'mail.sweep', failedAt: NOW, error: 'SECRET' })
    expect(JSON.stringify((await health()).body)).not.toMatch(/@|SECRET/)
  })
})

describe('the alarm', () => {
  const mails = () => db.select().from(outbox).where(eq(outbox.causeType, 'site'))
  const tell = (now = NOW, bindings: Partial<Bindings> = {}) =>
    reportProblems({ ...env, ...bindings }, now, JOB_DEADLINES)

  it('is mailed to each admin once when something fails, and once when all is well again', async () => {
    const [one, other] = [await anAdmin({ lang: 'kr' }), await anAdmin({ lang: 'ca' })]
    await anAdmin({ verifiedAt: null })
    await tell()
    expect(await mails()).toEqual([])

    await aMail({ status: 'dead' })
    await tell()
    await tell(NOW + 1)
    const bad = await mails()
    expect(bad.map(({ recipient }) => recipient).toSorted()).toEqual(
      [one.email, other.email].toSorted(),
    )
    expect(bad.find(({ lang }) => lang === 'ca')?.textBody).toContain('could not be delivered')

    await db.delete(outbox).where(eq(outbox.status, 'dead'))
    await tell(NOW + 2)
    await tell(NOW + 3)
    const all = await mails()
    expect(all).toHaveLength(4)
    expect(all.filter(({ subject }) => subject.includes('back to normal'))).toHaveLength(1)
  })

  it('is told once by two runs at the same time', async () => {
    await anAdmin()
    await aMail({ status: 'dead' })
    await Promise.all([tell(), tell()])
    expect(await mails()).toHaveLength(1)
  })

  it('is told again when something else is bad, too', async () => {
    await anAdmin()
    await aMail({ status: 'dead' })
    await tell()
    await aMail({ createdAt: NOW - 2 * HOUR_MS })
    await tell(NOW + 1)
    expect(await mails()).toHaveLength(2)
  })

  it('is posted to the webhook, too, and is mailed when that fails', async () => {
    expectLogs('alarm.webhook')
    await anAdmin()
    await aMail({ status: 'dead' })
    const posted: string[] = []
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      posted.push(body)
      return Promise.reject(new Error('the webhook is away'))
    })
    await tell(NOW, { ALARM_WEBHOOK: 'https://chat.example/hook' })
    vi.unstubAllGlobals()
    expect(JSON.parse(posted[0]!)).toMatchObject({
      site: 'https://moraine.example',
      troubles: ['mail.dead'],
    })
    expect(await mails()).toHaveLength(1)
  })

  it('reaches no banned member', async () => {
    const { userId } = await anAdmin()
    await db.update(users).set({ bannedAt: NOW }).where(eq(users.id, userId))
    await aMail({ status: 'dead' })
    await tell()
    expect(await mails()).toEqual([])
  })
})

describe('the frequent run', () => {
  it('leaves the canary of the pepper, by which a backup is told', async () => {
    await run(CRONS.frequent)
    expect(await findCanary(db)).toBe(canaryOf(settingsOf(env).pepper))
  })
})

describe('a queue', () => {
  it.each(['moraine', 'moraine-staging', 'aurora'])(
    'is known by the end of its name: %s',
    (company) => {
      const [dead, mail, views] = ['mail-dead', 'mail', 'views'].map((end) =>
        consumerOf(`${company}-${end}`),
      )
      expect(new Set([dead, mail, views]).size).toBe(3)
      expect(consumerOf(`${company}-orders`)).toBeUndefined()
    },
  )
})
