import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { headerText, isHeaderSafe } from './header-text'
import { log, logFailure } from '../../log'
import { withRetries, withTimeout } from '../../timeout'
import {
  claimMail,
  listDueMail,
  type ClaimedMail,
  markUndeliverable,
  markFailed,
  markSent,
} from './delivery.queries'
import { settleHeldMails } from './held-mails'
import { hasOptedOut } from './opt-outs'
import { DELIVERY_TIMEOUT_MS, retryAt } from './retry-schedule'
import { bindingTransport } from './transports/binding'
import { resendTransport } from './transports/resend'
import { smtpTransport } from './transports/smtp'
import { DeliveryError, type OutgoingMail, type Transport } from './transports/transport'

export interface Delivery {
  db: Db
  transport: Transport
  /** The sender address. */
  from: string
  clock: () => number
  random: () => number
  /** Timeout of one try, ms. */
  timeoutMs: number
}

const QUEUE_BATCH = 100
/** A sent mail that is not marked as sent would be sent again. */
const MARK_TRIES = 3

/** The configured transport; null without one, and mails stay in the outbox. */
export function openDelivery(env: Bindings): Delivery | null {
  const transport = chooseTransport(env)
  if (!transport) return null
  const { from } = settingsOf(env).mail
  const clocks = { clock: Date.now, random: Math.random, timeoutMs: DELIVERY_TIMEOUT_MS }
  return { db: openDb(env.DB), transport, from, ...clocks }
}

/** Tries to send one mail. Returns when it is due again, UTC ms, or null when it is done. */
export async function deliverMail(delivery: Delivery, id: number): Promise<number | null> {
  const { db, clock, random } = delivery
  const claimed = await claimMail(db, id, clock())
  if (!claimed) return null
  if (claimed.unsubscribeToken !== null && (await hasOptedOut(db, claimed.recipientKey))) {
    await markFailed(db, claimed, { code: 'Unsubscribed', retryAt: null })
    return null
  }
  const about = { outboxId: id, template: claimed.template, attempts: claimed.attempts }
  try {
    const providerId = await handOver(delivery, claimed)
    await withRetries(MARK_TRIES, () => markSent(db, claimed, { at: clock(), providerId }))
    log('mail.sent', about)
    return null
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const next = error.isFinal ? null : retryAt(claimed.attempts, clock(), random())
    const failure = { code: error.code, retryAt: next }
    await withRetries(MARK_TRIES, () => markFailed(db, claimed, failure))
    logFailure('mail.failed', error, about)
    return next
  }
}

/** Settles held mails, requeues mails whose message was lost or whose pause is over, and marks hopeless ones as dead. */
export async function sweepMail(env: Bindings, now: number): Promise<void> {
  const { mail } = settingsOf(env)
  const db = openDb(env.DB)
  await settleHeldMails(db, { now, company: mail.company })
  if (mail.transport === 'none') return
  const dead = await markUndeliverable(db, now)
  const due = await listDueMail(db, now)
  for (let start = 0; start < due.length; start += QUEUE_BATCH)
    await env.MAIL_QUEUE.sendBatch(
      due.slice(start, start + QUEUE_BATCH).map((outboxId) => ({ body: { outboxId } })),
    )
  if (dead + due.length > 0) log('mail.swept', { due: due.length, dead })
}

function chooseTransport(env: Bindings): Transport | null {
  const { mail } = settingsOf(env)
  const transports = {
    binding: () => (env.EMAIL ? bindingTransport(env.EMAIL) : null),
    resend: () => resendTransport(mail.resend),
    smtp: () => smtpTransport(mail.smtpUrl),
    none: () => null,
  }
  return transports[mail.transport]()
}

async function handOver({ transport, from, timeoutMs }: Delivery, row: ClaimedMail) {
  const mail = toOutgoing(row, from)
  const values = [mail.to, mail.from.email, mail.replyTo ?? '', ...Object.values(mail.headers)]
  const files = mail.attachments.flatMap(({ name, type }) => [name, type])
  if (![...values, ...files].every(isHeaderSafe))
    throw new DeliveryError('UnsafeHeader', { isFinal: true })
  const stop = new AbortController()
  try {
    const sent = transport(mail, stop.signal)
    return await withTimeout(timeoutMs, sent, () => new DeliveryError('Timeout'))
  } finally {
    stop.abort()
  }
}

function toOutgoing(row: ClaimedMail, from: string): OutgoingMail {
  const { unsubscribeUrl } = row
  return {
    to: row.recipient,
    from: { name: headerText(row.senderName, 80), email: from },
    replyTo: row.replyTo,
    subject: headerText(row.subject, 200),
    text: row.textBody,
    html: row.htmlBody,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Providers refuse a plain HTTP link here, as local development has.
      ...(unsubscribeUrl?.startsWith('https://') && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: row.attachments,
    // SQLite may reuse the id of a deleted mail, and the provider would drop the new one as a duplicate.
    key: `moraine-outbox-${row.id}-${row.createdAt}-${row.resends}`,
  }
}
