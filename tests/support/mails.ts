import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Bindings } from '../../worker/env'
import type { MailWithFiles } from '../../worker/services/mail/mail-content'
import { outboxStatements } from '../../worker/services/mail/outbox'
import { outbox } from '../../worker/db/schema/mail'
import { db, unique } from './builders'
import type { TakenMail } from './mail-peers'

/** A queued mail to a new address that begins with `localPart`, which decides how the peers behave. */
export async function aQueuedMail(
  localPart = 'ok',
  now = Date.now(),
  options: Partial<MailWithFiles> = {},
) {
  const to = `${localPart}-d${unique()}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const mail = {
    template: 'accountDeleted',
    username: 'guest',
    to,
    lang: 'ca',
    cause: { type: 'test', id: 1 },
  } as const
  const context = { now, baseUrl: 'https://moraine.example' }
  const statements = outboxStatements(db, { ...mail, ...options } as MailWithFiles, context)
  const [rows] = await db.batch(statements)
  return { id: rows[0]!.id, to }
}

export async function outboxRow(id: number) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row!
}

export function mailsTo(recipient: string) {
  return db.select().from(outbox).where(eq(outbox.recipientKey, recipient.toLowerCase()))
}

/** Mails that a peer accepted for a recipient. */
export async function takenFor(to: string): Promise<TakenMail[]> {
  const response = await fetch(`${inject('mailHttp')}/taken?to=${encodeURIComponent(to)}`)
  return response.json()
}

/** Bindings that send through the HTTP peer. */
export function httpBindings(overrides: Partial<Bindings> = {}): Bindings {
  return {
    ...env,
    MAIL_TRANSPORT: 'resend',
    RESEND_API_URL: inject('mailHttp'),
    RESEND_API_KEY: 'test-key',
    ...overrides,
  }
}
