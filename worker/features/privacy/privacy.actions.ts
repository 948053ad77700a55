import { eq } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { isUniqueViolation, openDb, runBatch, type Db, type Statement } from '../../platform/db'
import { log, logFailure } from '../../platform/log'
import { sendToQueue } from '../../platform/queue'
import { users } from '../accounts/accounts.tables'
import { linkBase, outboxStatement, type MailContext } from '../mail/mail.contract'
import type { PrivacyReport } from './privacy.contract'
import { listToDelete, listToTell, type InactiveMember } from './privacy.queries'
import { cutoffsAt, deletionDate } from './privacy.rules'
import { countOver, forgetRequestKeys, removeOver, retentions } from './retention'

/** The statements that empty an account: accounts know what belongs to a member. */
export type Erase = (db: Db, member: { userId: number; email: string }, now: number) => Statement[]

/** The daily run: tells members who were away for long and deletes those who stayed away. */
export async function keepPrivacyPromises(env: Bindings, now: number, erase: Erase): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const mail: MailContext = { now, baseUrl: linkBase(settingsOf(env)) }
  const mails: number[] = []
  const [leaving, away] = [await listToDelete(db, cutoffs), await listToTell(db, cutoffs)]
  for (const member of leaving) mails.push(...(await deleteMember(db, member, { mail, erase })))
  for (const member of away) mails.push(...(await tellMember(db, member, mail)))
  for (const outboxId of mails) await sendToQueue(env.MAIL_QUEUE, { outboxId })
  log('privacy.kept', { deleted: leaving.length, told: away.length })
}

/** The other daily run: removes what is too old, kind by kind, so that one that fails holds up no other. */
export async function removeExpired(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  await runBatch(db, forgetRequestKeys(db, cutoffs))
  for (const kind of retentions(db)) {
    try {
      await runBatch(db, [removeOver(db, kind, now, cutoffs)])
    } catch (error) {
      logFailure('privacy.remove', error, { kind: kind.name })
    }
  }
}

/** What the daily run would do at `now`, without doing it. */
export async function reportPrivacy(db: Db, now: number): Promise<PrivacyReport> {
  const cutoffs = cutoffsAt(now)
  const kinds = retentions(db)
  const [away, leaving] = await Promise.all([listToTell(db, cutoffs), listToDelete(db, cutoffs)])
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

/** The notice and its date are one batch, and its key lets it be written once for one absence. */
async function tellMember(db: Db, { userId, username, email, lang, lastActiveAt }: InactiveMember, mail: MailContext) {
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
  const told = db.update(users).set({ inactivityNoticeAt: mail.now }).where(eq(users.id, userId))
  try {
    const [queued] = await db.batch([notice, told])
    return queued.map(({ id }) => id)
  } catch (error) {
    if (isUniqueViolation(error)) return []
    throw error
  }
}

async function deleteMember(
  db: Db,
  { userId, username, email, lang, isVerified }: InactiveMember,
  { mail, erase }: { mail: MailContext; erase: Erase },
): Promise<number[]> {
  const erased = erase(db, { userId, email: email ?? '' }, mail.now)
  if (email === null || !isVerified) {
    await runBatch(db, erased)
    return []
  }
  const cause = { type: 'user', id: userId }
  const last = outboxStatement(
    db,
    { template: 'accountDeleted', username: username ?? '', to: email, lang, cause },
    mail,
  )
  const [queued] = await db.batch([last, ...erased])
  return queued.map(({ id }) => id)
}
