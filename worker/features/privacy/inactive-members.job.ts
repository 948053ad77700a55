import { eq } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import { isUniqueViolation } from '../../db/failures'
import type { Db } from '../../db/db'
import { log, logFailure } from '../../log'
import { findAddress } from '../../services/site-address'
import { users } from '../../db/schema/accounts'
import { eraseStatements } from '../../services/members/erasure'
import { assertMember, isMemberChanged } from '../../services/members/member-guard'
import { invalidateAvatars } from '../../services/media/avatars'
import { outboxStatement, queueMails, type MailContext } from '../../services/mail/outbox'
import {
  isDueForDeletion,
  isDueForNotice,
  listMembers,
  type InactiveMember,
} from './privacy.queries'
import { cutoffsAt, deletionDate, type Cutoffs } from './privacy.rules'

interface Run {
  db: Db
  mail: MailContext
  cutoffs: Cutoffs
}

/**
 * Daily job: notifies inactive members, and deletes those who did not log in again.
 * @throws Error while the site's address is not known: without a notice no member is deleted
 */
export async function processInactiveMembers(
  env: Bindings,
  now: number,
  executionCtx: ExecutionContext,
): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const leaving = await listMembers(db, isDueForDeletion(cutoffs))
  const away = await listMembers(db, isDueForNotice(cutoffs))
  if (leaving.length + away.length === 0) return
  const baseUrl = await findAddress(db, settingsOf(env))
  if (!baseUrl) throw new Error('Mails to inactive members need BASE_URL for their links')
  const run: Run = { db, cutoffs, mail: { now, baseUrl } }

  const deleted = await forEachDue(leaving, (member) => deleteMember(run, member))
  const avatars = deleted.flatMap((each) => each.avatars)
  if (deleted.length > 0) invalidateAvatars({ executionCtx }, avatars)
  const notices = await forEachDue(away, (member) => sendInactivityNotice(run, member))

  await queueMails(env, [...deleted.map(({ mails }) => mails), ...notices].flat())
  log('members.inactive', { deleted: deleted.length, notified: notices.length })
}

/** Results of `act`, without members who logged in or were notified in the meantime. The next run retries failures. */
async function forEachDue<Done>(
  members: InactiveMember[],
  act: (member: InactiveMember) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  for (const member of members) {
    try {
      done.push(await act(member))
    } catch (error) {
      if (!isMemberChanged(error) && !isUniqueViolation(error))
        logFailure('privacy.member', error, { userId: member.userId })
    }
  }
  return done
}

/** The mail and its date are written in one batch; the request key allows one notice per absence. */
async function sendInactivityNotice({ db, mail, cutoffs }: Run, member: InactiveMember) {
  const { userId, email, lastActiveAt } = member
  if (email === null) return []
  const notice = {
    template: 'inactivityNotice',
    ...addressedTo(member),
    deletedAt: deletionDate(lastActiveAt, mail.now),
    requestKey: { key: `inactivity.${userId}.${lastActiveAt}`, bodyHash: '' },
  } as const
  const [queued] = await db.batch([
    outboxStatement(db, notice, mail),
    assertMember(db, userId, isDueForNotice(cutoffs)),
    db.update(users).set({ inactivityNoticeAt: mail.now }).where(eq(users.id, userId)),
  ])
  return queued.map(({ id }) => id)
}

/** Returns the ids of queued mails and the keys of deleted avatars. */
async function deleteMember({ db, mail, cutoffs }: Run, member: InactiveMember) {
  const { userId, email, isVerified } = member
  const assertion = assertMember(db, userId, isDueForDeletion(cutoffs))
  const erased = eraseStatements(db, userId, mail.now)
  if (email === null || !isVerified) {
    const [, avatars] = await db.batch([assertion, ...erased])
    return { mails: [], avatars }
  }
  const lastMail = { template: 'accountDeleted', ...addressedTo(member) } as const
  const sending = outboxStatement(db, lastMail, mail)
  const [queued, , avatars] = await db.batch([sending, assertion, ...erased])
  return { mails: queued.map(({ id }) => id), avatars }
}

function addressedTo({ userId, username, email, lang }: InactiveMember) {
  return { username: username ?? '', to: email ?? '', lang, cause: { type: 'user', id: userId } }
}
