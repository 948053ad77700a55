import { sql } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { log, logFailure } from '../../log'
import { outboxStatement, queueMails, runMailBatch } from '../../services/mail/outbox'
import { findAddress } from '../../services/site-address'
import { writeCanary } from '../../services/canary'
import { factStatement, findFact } from '../../services/site-facts'
import { siteFacts } from '../../db/schema/operations'
import { troublesOf, watch, type Deadlines } from './watch'
import { listMailedAdmins } from '../../services/members/admins'

const ALARM = 'alarm'
const REPORTED = 'AlarmReported'
const MOST_READERS = 20
const WEBHOOK_TIMEOUT_MS = 10_000

/** Notifies admins and the webhook of new problems, and once when all are solved; of concurrent runs only one does. */
export async function reportProblems(
  env: Bindings,
  now: number,
  deadlines: Deadlines,
): Promise<void> {
  const db = openDb(env.DB)
  await writeCanary(db, settingsOf(env).pepper, now)
  const watched = await watch(db, {
    now,
    deadlines,
    limits: settingsOf(env).limits,
    hasBackupKey: Boolean(env.BACKUP_KEY),
  })
  const troubles = troublesOf(watched, { now, deadlines })
  const reported = JSON.parse((await findFact(db, ALARM)) ?? '[]') as string[]
  const hasNew = troubles.some((trouble) => !reported.includes(trouble))
  if (!hasNew && !(troubles.length === 0 && reported.length > 0)) return
  const address = await findAddress(db, settingsOf(env))
  if (!(await mailAdmins(env, db, { troubles, reported, now, address }))) return
  log('alarm', { state: hasNew ? 'bad' : 'good', troubles: troubles.join(' ') })
  await callWebhook(env, troubles, address ?? 'The site')
}

/** Returns false when another run has reported since `reported`, the problems of the last report, was read. */
async function mailAdmins(
  env: Bindings,
  db: Db,
  report: { troubles: string[]; reported: string[]; now: number; address: string | null },
) {
  const { troubles, reported, now, address } = report
  const readers = await listMailedAdmins(db, MOST_READERS)
  const context = { now, baseUrl: address ?? '' }
  // Without the site's address the links would be broken; health and the webhook still report.
  const mails = (address ? readers : []).map((reader) => {
    const cause = { type: 'site', id: reader.id }
    const mail = { troubles, to: reader.email ?? '', lang: reader.lang, cause }
    return outboxStatement(db, { template: 'alarm', ...mail }, context)
  })
  try {
    const report = [
      assertInBatch(db, isLastReport(reported), REPORTED),
      factStatement(db, { name: ALARM, value: JSON.stringify(troubles), now }),
    ]
    await queueMails(env, (await runMailBatch(db, report, mails)).queued)
    return true
  } catch (error) {
    if (!isFailedAssertion(error, REPORTED)) throw error
    return false
  }
}

function isLastReport(reported: string[]) {
  const last = sql`(SELECT value FROM ${siteFacts} WHERE ${siteFacts.name} = ${ALARM})`
  return sql`coalesce(${last}, '[]') = ${JSON.stringify(reported)}`
}

/** Chat services read `text` and `content`; the rest is for other programs. */
async function callWebhook(env: Bindings, troubles: string[], site: string): Promise<void> {
  const url = env.ALARM_WEBHOOK
  if (!url) return
  const news = troubles.length > 0 ? troubles.join(', ') : 'everything works again'
  const text = `${site}: ${news}`
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, content: text, site, troubles }),
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) log('alarm.webhook', { status: response.status })
  } catch (error) {
    logFailure('alarm.webhook', error, {})
  }
}
