import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourSummary } from '../../../worker/contracts/tours/tour-summary'
import type { TourVersions } from '../../../worker/contracts/tours/tour-versions'
import { CRONS } from '../../../worker/crons'
import { auditLog } from '../../../worker/db/schema/audit'
import { images } from '../../../worker/db/schema/images'
import { jobRuns } from '../../../worker/db/schema/operations'
import { tours } from '../../../worker/db/schema/tours'
import { publishDueTours } from '../../../worker/features/tours/publishing/publish-job'
import { runScheduled } from '../../../worker/jobs'
import { aMember, aReadyTour, aTour, db } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { request } from '../../support/request'
import { anAdminOfTours } from './admin-calls'

const HOUR_MS = 60 * 60 * 1000

let calls: Awaited<ReturnType<typeof anAdminOfTours>>
beforeAll(async () => {
  calls = await anAdminOfTours()
})

// Every run publishes everything due in the store, so no test leaves anything behind.
beforeEach(async () => {
  await db.update(tours).set({ publishAt: null, publishStatus: null })
})

const schedule = (forumId: number, publishAt: number | null, more: object = {}) =>
  calls.send('/admin/tours/schedule', { forumId, publishAt, ...more })

const runAt = (now: number) => publishDueTours(env, now, createExecutionContext())

const audited = (id: number, action: string) =>
  db
    .select({ actorId: auditLog.actorId, requestId: auditLog.requestId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, String(id)), eq(auditLog.action, action)))

/** A ready tour that goes live in an hour, and that time. */
async function aPlannedTour(status = 2) {
  const id = await aReadyTour()
  const at = Date.now() + HOUR_MS
  expect((await schedule(id, at, { status })).status).toBe(200)
  return { id, at }
}

describe('a tour that goes live at a time', () => {
  it('stays hidden until then, and is published by the first run from then on', async () => {
    const { id, at } = await aPlannedTour()
    expect(await calls.listed()).not.toContain(id)
    await runAt(at - 1)
    expect((await calls.read(id)).status).toBe(0)
    await runAt(at)
    expect(await calls.read(id)).toMatchObject({ status: 2, publishAt: null, publishStatus: null })
    expect(await calls.listed()).toContain(id)
    expect((await request(`/api/forum/byId/${id}`)).status).toBe(200)
  })

  it('is published by a late run, and only once by two runs', async () => {
    const { id, at } = await aPlannedTour(1)
    await Promise.all([runAt(at + 5 * HOUR_MS), runAt(at + 5 * HOUR_MS)])
    await runAt(at + 6 * HOUR_MS)
    expect((await calls.read(id)).status).toBe(1)
    expect(await audited(id, 'tour.publish')).toEqual([
      { actorId: 0, requestId: 'tours.publish', detail: null },
    ])
  })

  it('has a version that names the site, not a member', async () => {
    const { id, at } = await aPlannedTour()
    await runAt(at)
    const response = await request(`/api/admin/tours/${id}/versions`, { token: calls.admin.token })
    expect((await response.json<TourVersions>()).versions).toMatchObject([
      { actor: null, isBySite: true, fields: ['status'] },
    ])
  })

  it('stays hidden when that is cancelled, hidden by hand, or deleted', async () => {
    const [cancelled, hidden, deleted] = [
      await aPlannedTour(),
      await aPlannedTour(),
      await aPlannedTour(),
    ]
    expect((await schedule(cancelled.id, null)).status).toBe(200)
    await calls.send('/forum/update', { forumId: hidden.id, status: 0 })
    await request(`/api/forum/${deleted.id}`, { method: 'DELETE', token: calls.admin.token })
    await calls.send('/forum/restore', { forumId: deleted.id })
    await runAt(deleted.at + HOUR_MS)
    for (const { id } of [cancelled, hidden, deleted])
      expect(await calls.read(id)).toMatchObject({ status: 0, publishAt: null })
    expect(await audited(cancelled.id, 'tour.unschedule')).toHaveLength(1)
  })

  it('keeps the status that it was given by hand in the meantime', async () => {
    const { id, at } = await aPlannedTour(2)
    await calls.send('/admin/tours/status', { tours: [{ forumId: id, status: 1 }] })
    await runAt(at)
    expect(await calls.read(id)).toMatchObject({ status: 1, publishAt: null })
    expect(await audited(id, 'tour.publish')).toEqual([])
  })

  it('stays hidden and due while it is not ready; the others go live, and the watch is told', async () => {
    expectLogs('tours.publish', 'job.failed')
    const [broken, whole] = [await aPlannedTour(), await aPlannedTour()]
    await db.update(images).set({ deletedAt: 1 }).where(eq(images.tourId, broken.id))
    const frequent = (now: number) =>
      runScheduled(
        createScheduledController({ scheduledTime: new Date(now), cron: CRONS.frequent }),
        env,
        createExecutionContext(),
      )
    const lastRun = async () => {
      const [row] = await db.select().from(jobRuns).where(eq(jobRuns.job, 'tours.publish'))
      return row
    }
    await frequent(whole.at)
    expect(await calls.read(broken.id)).toMatchObject({ status: 0, publishAt: broken.at })
    expect((await calls.read(whole.id)).status).toBe(2)
    expect(await lastRun()).toMatchObject({ failedAt: whole.at, error: 'Error' })
    await db.update(images).set({ deletedAt: null }).where(eq(images.tourId, broken.id))
    await frequent(whole.at + 1)
    expect((await calls.read(broken.id)).status).toBe(2)
    expect((await lastRun())?.doneAt).toBe(whole.at + 1)
  })
})

describe('POST /api/admin/tours/schedule', () => {
  it('returns the tour with its time, which the desk’s list has too, and no visitor', async () => {
    const id = await aReadyTour()
    const at = Date.now() + HOUR_MS
    const stored = await (await schedule(id, at)).json<AdminTour>()
    expect(stored).toMatchObject({ publishAt: at, publishStatus: 1, status: 0 })
    const list = await request('/api/admin/tours', { token: calls.admin.token })
    expect((await list.json<TourSummary[]>()).find(({ _id }) => _id === id)?.publishAt).toBe(at)
    await runAt(at)
    expect(await (await request(`/api/forum/byId/${id}`)).text()).not.toContain('publishAt')
    expect(await audited(id, 'tour.schedule')).toMatchObject([
      { actorId: calls.admin.userId, detail: new Date(at).toISOString() },
    ])
  })

  it('refuses a time that has passed, a tour that is shown, and one that is not ready', async () => {
    const at = Date.now() + HOUR_MS
    const codeOf = async (response: Response) =>
      (await response.json<{ code: string; faults?: string[] }>()) as object
    expect(await codeOf(await schedule(await aReadyTour(), 5))).toMatchObject({
      code: 'PublishTimePast',
      fields: { publishAt: 'PublishTimePast' },
    })
    expect(await codeOf(await schedule(await aReadyTour({ status: 1 }), at))).toMatchObject({
      code: 'TourAlreadyShown',
    })
    expect(await codeOf(await schedule(await aTour({ status: 0 }), at))).toMatchObject({
      code: 'TourNotReady',
      faults: ['description', 'picture', 'itinerary'],
    })
  })

  it('checks an offer for the day on which it goes live', async () => {
    const id = await aReadyTour({
      priceCents: 100,
      regularPriceCents: 200,
      offerUntil: new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10),
    })
    const offer = { status: 3 }
    expect((await schedule(id, Date.now() + 72 * HOUR_MS, offer)).status).toBe(409)
    expect((await schedule(id, Date.now() + HOUR_MS, offer)).status).toBe(200)
  })

  it('answers 409 when the tour has changed, 404 to one in the bin, 422 to what is no time', async () => {
    const id = await aReadyTour()
    const at = Date.now() + HOUR_MS
    expect((await schedule(id, at, { updatedAt: 1 })).status).toBe(409)
    expect((await schedule(await aReadyTour({ deletedAt: 1 }), at)).status).toBe(404)
    for (const wrong of [
      { publishAt: 1.5 },
      { publishAt: 'soon' },
      { publishAt: -1 },
      { status: 0 },
    ])
      expect((await schedule(id, at, wrong)).status).toBe(422)
  })

  it('is for admins', async () => {
    const body = { forumId: await aReadyTour(), publishAt: Date.now() + HOUR_MS }
    const as = (token: string | null) => request('/api/admin/tours/schedule', { body, token })
    expect([(await as(null)).status, (await as((await aMember()).token)).status]).toEqual([
      401, 403,
    ])
  })
})
