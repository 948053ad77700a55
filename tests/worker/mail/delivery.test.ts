import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import worker from '../../../worker/index'
import type { Bindings } from '../../../worker/env'
import {
  deliverMail,
  openDelivery,
  sweepMail,
  type Delivery,
} from '../../../worker/services/mail/delivery'
import {
  LEASE_MS,
  MAX_ATTEMPTS,
  retryAt,
  TOO_OLD_MS,
} from '../../../worker/services/mail/retry-schedule'
import { listDueMail } from '../../../worker/services/mail/delivery.queries'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import { DeliveryError, type Transport } from '../../../worker/services/mail/transports/transport'
import { db } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { aQueuedMail, httpBindings, outboxRow, takenFor } from '../../support/mails'

const HOUR_MS = 60 * 60 * 1000

/** A delivery over HTTP with a fixed clock. */
function aDelivery(overrides: Partial<Delivery> = {}): Delivery {
  return { ...openDelivery(httpBindings())!, random: () => 0, timeoutMs: 300, ...overrides }
}

async function consume(ids: number[], bindings: Bindings = httpBindings()) {
  const messages = ids.map((outboxId, index) => ({
    id: `m${index}-${outboxId}`,
    timestamp: new Date(),
    attempts: 1,
    body: { outboxId },
  }))
  const batch = createMessageBatch('moraine-mail', messages)
  const context = createExecutionContext()
  await worker.queue(batch, bindings)
  return getQueueResult(batch, context)
}

describe('the mail queue', () => {
  it('sends each mail of a batch once and marks it sent', async () => {
    const mails = await Promise.all(Array.from({ length: 10 }, () => aQueuedMail()))
    const result = await consume(mails.map(({ id }) => id))
    expect(result.explicitAcks).toHaveLength(10)
    for (const { id, to } of mails) {
      expect(await outboxRow(id)).toMatchObject({
        status: 'sent',
        attempts: 1,
        providerId: expect.stringContaining('id-of-'),
      })
      expect(await takenFor(to)).toHaveLength(1)
    }
  })

  it('sends a mail once, however often its message is delivered', async () => {
    const { id, to } = await aQueuedMail()
    await Promise.all(Array.from({ length: 20 }, () => consume([id, id])))
    await consume([id])
    expect(await takenFor(to)).toHaveLength(1)
    expect(await outboxRow(id)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('is not taken for a deleted mail with the same id', async () => {
    const first = await aQueuedMail('ok', Date.now() - 1000)
    await consume([first.id])
    await db.delete(outbox).where(eq(outbox.id, first.id))
    const second = await aQueuedMail('ok', Date.now() - 500)
    await db.update(outbox).set({ id: first.id }).where(eq(outbox.id, second.id))
    await consume([first.id])
    const keys = [await takenFor(first.to), await takenFor(second.to)].map(([mail]) => mail?.key)
    expect(keys[1]).toBeTruthy()
    expect(keys[0]).not.toBe(keys[1])
  })

  it('requests another try from the queue soon after the first failure', async () => {
    expectLogs('mail.failed')
    const { id } = await aQueuedMail('down')
    const { retryMessages } = await consume([id])
    expect(retryMessages).toHaveLength(1)
    expect(await outboxRow(id)).toMatchObject({
      status: 'failed',
      lastError: 'Http500',
      attempts: 1,
    })
  })

  it('drops messages that name no mail', async () => {
    const { explicitAcks, retryMessages } = await consume([999_999, Number.NaN])
    expect([explicitAcks.length, retryMessages.length]).toEqual([2, 0])
  })

  it('keeps mails readable in the outbox when there is no transport', async () => {
    const { id } = await aQueuedMail()
    await consume([id], { ...env, MAIL_TRANSPORT: 'none' })
    await sweepMail({ ...env, MAIL_TRANSPORT: 'none' }, Date.now() + 10 * TOO_OLD_MS)
    expect(await outboxRow(id)).toMatchObject({ status: 'queued', attempts: 0 })
  })

  it('keeps a mail when the store is away, and tries again', async () => {
    expectLogs('mail.consume')
    const { id, to } = await aQueuedMail()
    const broken = {
      prepare: () => failing(),
      batch: () => Promise.reject(new Error('D1_ERROR: away')),
    }
    const failing = () => ({ bind: failing, all: down, run: down, raw: down })
    const down = () => Promise.reject(new Error('D1_ERROR: away'))
    const { retryMessages } = await consume(
      [id],
      httpBindings({ DB: broken as unknown as D1Database }),
    )
    expect(retryMessages).toHaveLength(1)
    await consume([id])
    expect(await takenFor(to)).toHaveLength(1)
  })

  it('acknowledges dead messages, because the sweep has the mail', async () => {
    const { id } = await aQueuedMail()
    const batch = createMessageBatch('moraine-mail-dead', [
      { id: 'dead', timestamp: new Date(), attempts: 7, body: { outboxId: id } },
    ])
    await worker.queue(batch, env)
    expect((await getQueueResult(batch, createExecutionContext())).ackAll).toBe(true)
    expect((await outboxRow(id)).status).toBe('queued')
  })
})

describe('a provider that fails', () => {
  it('is tried six times within 24 hours, then the mail is dead', async () => {
    expectLogs('mail.failed')
    const start = Date.now()
    let now = start
    const { id } = await aQueuedMail('down', now)
    const delivery = aDelivery({ clock: () => now })
    const tries = [now]
    for (
      let next = await deliverMail(delivery, id);
      next !== null;
      next = await deliverMail(delivery, id)
    ) {
      expect(await deliverMail({ ...delivery, clock: () => now + 1 }, id)).toBeNull()
      now = next
      tries.push(now)
    }
    expect(tries).toHaveLength(MAX_ATTEMPTS)
    expect(now - start).toBeLessThanOrEqual(24 * HOUR_MS)
    expect(await outboxRow(id)).toMatchObject({ status: 'dead', attempts: 6, lastError: 'Http500' })
  })

  it('is not tried again when it says that the mail is wrong', async () => {
    expectLogs('mail.failed')
    const { id } = await aQueuedMail('invalid')
    expect(await deliverMail(aDelivery(), id)).toBeNull()
    expect(await outboxRow(id)).toMatchObject({ status: 'dead', attempts: 1, lastError: 'Http422' })
  })

  it('is aborted after the timeout when it does not respond', async () => {
    expectLogs('mail.failed')
    const { id } = await aQueuedMail('slow')
    const before = Date.now()
    expect(await deliverMail(aDelivery(), id)).toBeGreaterThan(before)
    expect(Date.now() - before).toBeLessThan(3000)
    expect(await outboxRow(id)).toMatchObject({ status: 'failed', lastError: 'Timeout' })
  })

  it('delivers one mail when it accepted it and then dropped the connection', async () => {
    expectLogs('mail.failed')
    const { id, to } = await aQueuedMail('reset')
    const next = await deliverMail(aDelivery(), id)
    expect(await outboxRow(id)).toMatchObject({ status: 'failed', lastError: 'Network' })
    await deliverMail(aDelivery({ clock: () => next! }), id)
    expect(await outboxRow(id)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(await takenFor(to)).toHaveLength(1)
  })

  it('loses and doubles nothing over 100 mails under random faults (seed 20261121)', async () => {
    expectLogs('mail.failed')
    let seed = 20261121
    const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31
    const takenKeys = new Map<string, Set<string>>()
    const moody: Transport = async (mail) => {
      const mood = random()
      if (mood < 0.3) throw new DeliveryError('Network')
      // A provider sends one mail per key, so a mail accepted under two keys was sent twice.
      takenKeys.set(mail.to, (takenKeys.get(mail.to) ?? new Set()).add(mail.key))
      if (mood < 0.5) throw new DeliveryError('Network')
      return 'id'
    }
    const start = Date.now()
    let now = start
    const mails = await Promise.all(Array.from({ length: 100 }, () => aQueuedMail('ok', start)))
    const delivery = aDelivery({ transport: moody, clock: () => now, random })
    for (const hour of [0, 1, 2, 3, 7, 28]) {
      now = start + hour * HOUR_MS
      await Promise.all(
        mails.flatMap(({ id }) => [deliverMail(delivery, id), deliverMail(delivery, id)]),
      )
    }
    for (const { id, to } of mails) {
      const { status, attempts } = await outboxRow(id)
      if (status !== 'sent') expect([status, attempts]).toEqual(['dead', MAX_ATTEMPTS])
      if (status === 'sent') expect(takenKeys.get(to)?.size).toBe(1)
    }
    expect(takenKeys.size).toBeGreaterThan(90)
  })
})

describe('a sender that stops half-way', () => {
  it('loses the mail to another sender when its lease has expired, not before', async () => {
    const now = Date.now()
    const { id } = await aQueuedMail('ok', now)
    const never: Transport = () => Promise.reject(new Error('the isolate ended'))
    await expect(
      deliverMail(aDelivery({ transport: never, clock: () => now }), id),
    ).rejects.toThrow('the isolate ended')
    expect(await outboxRow(id)).toMatchObject({ status: 'sending' })
    const other = vi.fn<Transport>(() => Promise.resolve('id'))
    await deliverMail(aDelivery({ transport: other, clock: () => now + LEASE_MS - 1 }), id)
    expect(other).not.toHaveBeenCalled()
    await deliverMail(aDelivery({ transport: other, clock: () => now + LEASE_MS }), id)
    expect(other).toHaveBeenCalledOnce()
    expect(await outboxRow(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('does not overwrite the next sender’s result', async () => {
    expectLogs('mail.failed')
    const now = Date.now()
    const { id } = await aQueuedMail('ok', now)
    const slow: Transport = async () => {
      await deliverMail(
        aDelivery({ transport: () => Promise.resolve('second'), clock: () => now + LEASE_MS }),
        id,
      )
      throw new DeliveryError('Network')
    }
    await deliverMail(aDelivery({ transport: slow, clock: () => now }), id)
    expect(await outboxRow(id)).toMatchObject({ status: 'sent', providerId: 'second' })
  })
})

describe('the sweep of the outbox', () => {
  async function sweep(now: number) {
    const sent: number[] = []
    const queue = {
      sendBatch: (messages: { body: { outboxId: number } }[]) => {
        sent.push(...messages.map(({ body }) => body.outboxId))
        return Promise.resolve()
      },
    } as unknown as Bindings['MAIL_QUEUE']
    const controller = createScheduledController({
      scheduledTime: new Date(now),
      cron: '*/5 * * * *',
    })
    await worker.scheduled(
      controller,
      httpBindings({ MAIL_QUEUE: queue }),
      createExecutionContext(),
    )
    return sent
  }

  it('puts mails back on the queue whose message was lost, whose pause is over or whose sender died', async () => {
    const now = Date.now()
    const [lost, paused, stuck, future, done] = await Promise.all(
      Array.from({ length: 5 }, () => aQueuedMail('ok', now)),
    )
    const set = (mail: { id: number } | undefined, columns: Partial<typeof outbox.$inferInsert>) =>
      db.update(outbox).set(columns).where(eq(outbox.id, mail!.id))
    await set(paused, { status: 'failed', attempts: 2, nextAttemptAt: now - 1 })
    await set(stuck, { status: 'sending', attempts: 1, nextAttemptAt: now - 1 })
    await set(future, { status: 'failed', nextAttemptAt: now + HOUR_MS })
    await set(done, { status: 'sent' })
    const sent = await sweep(now)
    expect(sent).toEqual(expect.arrayContaining([lost!.id, paused!.id, stuck!.id]))
    expect(sent).not.toContain(future!.id)
    expect(sent).not.toContain(done!.id)
  })

  it('gives up mails that could not be sent for three days, and those that failed in the last try', async () => {
    const now = Date.now() + 30 * 24 * HOUR_MS
    const old = await aQueuedMail('ok', now - TOO_OLD_MS - 1)
    const last = await aQueuedMail('ok', now)
    await db
      .update(outbox)
      .set({
        status: 'sending',
        attempts: MAX_ATTEMPTS,
        nextAttemptAt: now - 1,
        lastError: 'Network',
      })
      .where(eq(outbox.id, last.id))
    const sent = await sweep(now)
    expect(sent).not.toContain(old.id)
    expect(await outboxRow(old.id)).toMatchObject({ status: 'dead', lastError: 'TooOld' })
    expect(await outboxRow(last.id)).toMatchObject({ status: 'dead', lastError: 'Network' })
  })
})

describe('a limit of the mail service', () => {
  const NOTICE = {
    template: 'replyNotice',
    tourName: 'Banff',
    topicName: 'Lake',
    author: 'guest',
    text: 'text',
    path: '/tour/1/2',
    isPrivate: false,
  } as const

  it.each(['E_DAILY_LIMIT_EXCEEDED', 'E_RATE_LIMIT_EXCEEDED', 'Http429', 'Smtp421', 'Smtp452'])(
    '%s keeps what it still lets through for mails about bookings and accounts',
    async (code) => {
      const now = Date.now()
      const account = await aQueuedMail('ok', now)
      const notice = await aQueuedMail('ok', now, NOTICE)
      const refusing = aDelivery({
        clock: () => now,
        transport: () => Promise.reject(new DeliveryError(code)),
      })
      expectLogs('mail.failed')
      const dueAt = await deliverMail(refusing, account.id)
      const delivery = aDelivery({ clock: () => dueAt! })
      await deliverMail(delivery, notice.id)
      expect(await outboxRow(notice.id)).toMatchObject({ status: 'queued', attempts: 0 })
      await deliverMail(delivery, account.id)
      await deliverMail(delivery, notice.id)
      expect([await outboxRow(account.id), await outboxRow(notice.id)]).toMatchObject([
        { status: 'sent' },
        { status: 'sent' },
      ])
    },
  )

  it('holds up no notice because of another failure', async () => {
    const account = await aQueuedMail()
    const notice = await aQueuedMail('ok', Date.now(), NOTICE)
    const transport = () => Promise.reject(new DeliveryError('Smtp450'))
    expectLogs('mail.failed')
    await deliverMail(aDelivery({ transport }), account.id)
    await deliverMail(aDelivery(), notice.id)
    expect(await outboxRow(notice.id)).toMatchObject({ status: 'sent' })
    await db.delete(outbox).where(eq(outbox.id, account.id))
  })

  it('has the sweep send notices of the board after all other mails', async () => {
    const now = Date.now()
    const notice = await aQueuedMail('ok', now - HOUR_MS, NOTICE)
    const account = await aQueuedMail('ok', now)
    const due = await listDueMail(db, now)
    expect(due.indexOf(notice.id)).toBeGreaterThan(due.indexOf(account.id))
  })
})

describe('a reader who opted out of replies', () => {
  it('gets none, not even those that were queued before', async () => {
    const { id, to } = await aQueuedMail('ok', Date.now(), {
      template: 'replyNotice',
      tourName: 'Banff',
      topicName: 'Lake',
      author: 'guest',
      text: 'text',
      path: '/tour/1/2',
      isPrivate: false,
    })
    await db.insert(mailOptOuts).values({ emailKey: to, kind: 'replies', createdAt: Date.now() })
    await consume([id])
    expect(await outboxRow(id)).toMatchObject({ status: 'dead', lastError: 'Unsubscribed' })
    expect(await takenFor(to)).toEqual([])
  })

  it('gets the unsubscribe address in the headers', async () => {
    const notice = {
      template: 'replyNotice',
      tourName: 'B',
      topicName: 'L',
      author: 'g',
      text: 't',
      path: '/tour/1/2',
      isPrivate: false,
    } as const
    const { id, to } = await aQueuedMail('ok', Date.now(), notice)
    await consume([id])
    const { unsubscribeToken } = await outboxRow(id)
    const [taken] = await takenFor(to)
    expect(JSON.parse(taken!.body).headers).toMatchObject({
      'List-Unsubscribe': `<https://moraine.example/api/mail/unsubscribe/${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('pauses between tries', () => {
  it('grow, are spread by chance and end after the sixth try', () => {
    const pauses = [1, 2, 3, 4, 5].map((attempts) => retryAt(attempts, 0, 0)!)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(retryAt(1, 0, 1)).toBeLessThan(retryAt(1, 0, 0)!)
    expect(retryAt(6, 0, 0)).toBeNull()
  })
})
