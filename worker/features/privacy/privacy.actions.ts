import { eq } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { log, logFailure } from '../../log'
import { sendToQueue } from '../../services/queue'
import { users } from '../../db/schema/accounts'
import { eraseStatements } from '../../services/members/erasure'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { invalidateAvatars } from '../../services/media/avatars'
import { linkBase, outboxStatement, type MailContext } from '../../services/mail/outbox'
import type { PrivacyReport } from '../../contracts/privacy'
import {
  isDueForDeletion,
  isDueForNotice,
  listMembers,
  type InactiveMember,
} from './privacy.queries'
import { cutoffsAt, deletionDate, type Cutoffs } from './privacy.rules'
import { countOver, clearRequestKeys, removeOver, retentions } from './retention'

/** Daily job: notifies inactive members, and deletes those who did not come back. */
export async function processInactiveMembers(
  env: Bindings,
  now: number,
  executionCtx: ExecutionContext,
): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const mail: MailContext = { now, baseUrl: linkBase(settingsOf(env)) }
  const [leaving, away] = [
    await listMembers(db, isDueForDeletion(cutoffs)),
    await listMembers(db, isDueForNotice(cutoffs)),
  ]
  const deleted: Deleted[] = []
  for (const member of leaving)
    deleted.push(
      ...(await forEachDue(member.userId, () => deleteMember(db, member, { mail, cutoffs }))),
    )
  if (deleted.length > 0)
    invalidateAvatars(
      { executionCtx },
      deleted.flatMap(({ avatars }) => avatars),
    )
  const notices: number[][] = []
  for (const member of away)
    notices.push(
      ...(await forEachDue(member.userId, () =>
        sendInactivityNotice(db, member, { mail, cutoffs }),
      )),
    )
  for (const outboxId of [...deleted.map(({ mails }) => mails), ...notices].flat())
    await sendToQueue(env.MAIL_QUEUE, { outboxId })
  log('privacy.kept', { deleted: deleted.length, told: notices.length })
}

/** Daily job: deletes expired records, kind by kind, so that one failure does not stop the others. */
export async function deleteExpiredRecords(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const kinds = [
    ...clearRequestKeys(db, cutoffs),
    ...retentions(db).map((kind) => ({
      name: kind.name,
      statement: removeOver(db, kind, now, cutoffs),
    })),
  ]
  for (const { name, statement } of kinds) {
    try {
      await runBatch(db, [statement])
    } catch (error) {
      logFailure('privacy.remove', error, { kind: name })
    }
  }
}

/** What the daily job would do at `now`, without doing it. */
export async function reportPrivacy(db: Db, now: number): Promise<PrivacyReport> {
  const cutoffs = cutoffsAt(now)
  const kinds = retentions(db)
  const [away, leaving] = await Promise.all([
    listMembers(db, isDueForNotice(cutoffs)),
    listMembers(db, isDueForDeletion(cutoffs)),
  ])
  const counts = await Promise.all(kinds.map((kind) => countOver(db, kind, now, cutoffs)))
  return {
    at: now,
    notices: away.map(toRow),
    deletions: leaving.map(toRow),
    records: kinds.map(({ name }, index) => ({ name, count: counts[index]?.[0]?.n ?? 0 })),
  }
}

function toRow({ userId, username, lastActiveAt }: InactiveMember) {
  return { _id: userId, username: username ?? '', lastActiveAt }
}

/**
 * The result as a list of one. Empty when the member came back or was notified since the list was read, and when the
 * action failed: the next run retries, and the other members are not held up.
 */
async function forEachDue<Done>(userId: number, act: () => Promise<Done>): Promise<Done[]> {
  try {
    return [await act()]
  } catch (error) {
    if (!isMemberChanged(error) && !isUniqueViolation(error))
      logFailure('privacy.member', error, { userId })
    return []
  }
}

interface Run {
  mail: MailContext
  cutoffs: Cutoffs
}

/** The mail and its date are one batch; the request key allows one notice per absence. */
async function sendInactivityNotice(
  db: Db,
  { userId, username, email, lang, lastActiveAt }: InactiveMember,
  { mail, cutoffs }: Run,
): Promise<number[]> {
  if (email === null) return []
  const notice = outboxStatement(
    db,
    {
      template: 'inactivityNotice',
      username: username ?? '',
      deletedAt: deletionDate(lastActiveAt, mail.now),
      to: email,
      lang,
      cause: { type: 'user', id: userId },
      requestKey: { key: `inactivity.${userId}.${lastActiveAt}`, bodyHash: '' },
    },
    mail,
  )
  const dated = db.update(users).set({ inactivityNoticeAt: mail.now }).where(eq(users.id, userId))
  const [queued] = await db.batch([
    notice,
    assertMember(db, userId, isDueForNotice(cutoffs)),
    dated,
  ])
  return queued.map(({ id }) => id)
}

interface Deleted {
  /** Ids of queued mails. */
  mails: number[]
  /** Deleted avatars. */
  avatars: { key: string }[]
}

async function deleteMember(
  db: Db,
  { userId, username, email, lang, isVerified }: InactiveMember,
  { mail, cutoffs }: Run,
): Promise<Deleted> {
  const still = assertMember(db, userId, isDueForDeletion(cutoffs))
  const erased = eraseStatements(db, userId, mail.now)
  if (email === null || !isVerified) {
    const [, avatars] = await db.batch([still, ...erased])
    return { mails: [], avatars }
  }
  const cause = { type: 'user', id: userId }
  const last = outboxStatement(
    db,
    { template: 'accountDeleted', username: username ?? '', to: email, lang, cause },
    mail,
  )
  const [queued, , avatars] = await db.batch([last, still, ...erased])
  return { mails: queued.map(({ id }) => id), avatars }
}
