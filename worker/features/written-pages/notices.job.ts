import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { LANGS, type Lang } from '../../contracts/languages'
import { ANNOUNCED_PAGES } from '../../contracts/written-pages/page-names'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { listOf } from '../../db/value-list'
import { users } from '../../db/schema/accounts'
import { pageNotices, pageVersions } from '../../db/schema/written-pages'
import { settingsOf, type Bindings } from '../../env'
import { log, logFailure } from '../../log'
import {
  outboxStatement,
  queueMails,
  runMailBatch,
  type MailContext,
} from '../../services/mail/outbox'
import { findAddress } from '../../services/site-address'

/** The mail service takes this many at a time; the next run continues. */
export const MAILS_A_RUN = 100
const MOVED = 'NoticeMoved'

type Notice = NonNullable<Awaited<ReturnType<typeof findOpenNotice>>>
type Reader = Awaited<ReturnType<typeof listReaders>>[number]

/**
 * Job: mails members about a new version of a page that binds, in the order of their ids. One batch writes and asserts
 * mails and last id: one mail a member, none after leaving. @throws Error while the site's address is not known
 */
export async function mailPageNotices(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const notice = await findOpenNotice(db)
  if (!notice) return
  const settings = settingsOf(env)
  const baseUrl = await findAddress(db, settings)
  if (!baseUrl) throw new Error('Mails about new terms need BASE_URL for their links')
  const readers = await listReaders(db, notice)
  const context = { now, baseUrl }
  const mails = readers.flatMap((reader) =>
    mailOf(db, { notice, reader, context, replyTo: settings.mail.company }),
  )
  const isLast = readers.length < MAILS_A_RUN
  const reached = {
    lastUserId: readers.at(-1)?.id ?? notice.lastUserId,
    mails: sql`${pageNotices.mails} + ${mails.length}`,
    endedAt: isLast ? now : null,
  }
  try {
    const progress = [
      assertInBatch(db, isStillSo(db, notice, readers), MOVED),
      db.update(pageNotices).set(reached).where(eq(pageNotices.versionId, notice.versionId)),
    ]
    await queueMails(env, (await runMailBatch(db, progress, mails)).queued)
    log('pages.notices', { page: notice.page, mails: mails.length, isLast })
  } catch (error) {
    // The next run reads again.
    if (!isFailedAssertion(error, MOVED)) throw error
  }
}

async function findOpenNotice(db: Db) {
  const [notice] = await db
    .select({
      ...pick(pageNotices, 'versionId', 'lastUserId', 'askedAt'),
      page: pageVersions.page,
      version: pageVersions.name,
      startsOn: pageVersions.startsOn,
      kr: isNotNull(pageVersions.kr).mapWith(Boolean),
      ca: isNotNull(pageVersions.ca).mapWith(Boolean),
      cn: isNotNull(pageVersions.cn).mapWith(Boolean),
    })
    .from(pageNotices)
    .innerJoin(pageVersions, eq(pageVersions.id, pageNotices.versionId))
    .where(isNull(pageNotices.endedAt))
    .orderBy(asc(pageNotices.versionId))
    .limit(1)
  return notice ?? null
}

/** Condition: members who had accepted the previous text, in a language whose text has changed. */
function isReader(notice: Pick<Notice, 'askedAt' | Lang>) {
  const langs = LANGS.filter((lang) => notice[lang])
  return and(
    isNotNull(users.email),
    isNotNull(users.username),
    isNotNull(users.verifiedAt),
    isNull(users.bannedAt),
    isNull(users.deletedAt),
    lte(users.createdAt, notice.askedAt),
    inArray(users.lang, langs),
  )
}

function listReaders(db: Db, notice: Notice) {
  return db
    .select({ id: users.id, username: users.username, email: users.email, lang: users.lang })
    .from(users)
    .where(and(gt(users.id, notice.lastUserId), isReader(notice)))
    .orderBy(asc(users.id))
    .limit(MAILS_A_RUN)
}

function isStillSo(db: Db, notice: Notice, readers: readonly Reader[]) {
  const ids = listOf(readers.map(({ id }) => id))
  const present = db
    .select({ n: count() })
    .from(users)
    .where(and(inArray(users.id, ids), isReader(notice)))
  const reached = db
    .select({ id: pageNotices.lastUserId })
    .from(pageNotices)
    .where(eq(pageNotices.versionId, notice.versionId))
  return sql`(${present}) = ${readers.length} AND (${reached}) = ${notice.lastUserId}`
}

interface MailOptions {
  notice: Notice
  reader: Reader
  context: MailContext
  replyTo: string
}

/** No mail for an invalid address, which must not hold up the others. */
function mailOf(
  db: Db,
  { notice: { version, startsOn, ...notice }, reader, context, replyTo }: MailOptions,
) {
  const page = ANNOUNCED_PAGES.find((each) => each === notice.page)
  const { id, username, email, lang } = reader
  if (!page || username === null || email === null) return []
  const content = { template: 'pageChanged', page, version, startsOn, username } as const
  try {
    const mail = { ...content, to: email, lang, replyTo, cause: { type: 'user', id } }
    return [outboxStatement(db, mail, context)]
  } catch (error) {
    logFailure('pages.notices', error, { userId: id })
    return []
  }
}
