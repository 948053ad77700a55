import { eq, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { checkChallenge, withChallenge } from '../../http/challenge'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import type { ErrorCode } from '../../contracts/errors'
import {
  keyColumns,
  readRequestKey,
  requireSameBody,
  type RequestKey,
} from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { networkKey, requireNetworkWithinLimit } from '../../http/rate-limits'
import { requireHuman } from '../../http/turnstile'
import { runBatchWithMails } from '../../services/mail/outbox'
import { foldKey } from '../../contracts/accounts/usernames'
import type { Registration } from '../../contracts/accounts/registration'
import { findTaken, findUserByRequestKey } from './taken-names.queries'
import { users, type UserRow } from '../../db/schema/accounts'
import { codeMail } from '../../services/members/code-mail'
import { requireUncommonPassword } from './common-passwords'
import { requirePersonalAddress } from './company-address'
import { mayMail } from './mail-throttle'
import { hashPassword } from './passwords'
import { startSession } from './sessions.actions'
import { issueCode } from '../../services/members/verification-code'
import type { Lang } from '../../contracts/languages'

/** Errors that a duplicate request gets because the first one succeeded. */
const DUPLICATE_ERRORS = new Set<ErrorCode>([
  'UsernameInUse',
  'EmailInUse',
  'SpamPreventionIncorrect',
  'TooManyRequests',
])

/**
 * Registers a member; a repeated request gets the same member with a new session. @throws AppError PasswordTooCommon,
 * EmailReserved, UsernameInUse, EmailInUse, SpamPreventionIncorrect, TooManyRequests, KeyReused
 */
export function registerOnce(c: RequestScope, wanted: Registration) {
  const requestKey = readRequestKey(c, networkKey(c), wanted)
  const run = async () => {
    await requireRegistrable(c, wanted)
    return register(c, wanted, requestKey)
  }
  return runOnce({
    find: requestKey && (() => findRepeatedRegistration(c, requestKey)),
    run: () => withChallenge(c, wanted.challenge, run),
    duplicateErrors: DUPLICATE_ERRORS,
  })
}

/** The member registered with this key, with a new session; null if there is none. */
async function findRepeatedRegistration(c: RequestScope, requestKey: RequestKey) {
  const user = await findUserByRequestKey(c.var.db, requestKey.key, c.var.now)
  if (!user) return null
  requireSameBody(requestKey, user.requestHash)
  const { started, statements } = startSession(c, user.id)
  await runBatch(c.var.db, statements)
  return { user, started }
}

/** All checks that come before the password is hashed. */
async function requireRegistrable(c: RequestScope, wanted: Registration): Promise<void> {
  requireUncommonPassword(wanted.password, wanted)
  await requireNetworkWithinLimit(c, 'signUpTry')
  requirePersonalAddress(c.var.settings, wanted.email)
  const { isUsernameTaken, isEmailTaken } = await findTaken(c.var.db, wanted)
  if (isUsernameTaken) throw inUse('username')
  if (isEmailTaken) throw inUse('email')
  // A challenge works only once, so it is checked last: a taken name then does not use it up.
  await requireSum(c, wanted)
  await requireHuman(c, wanted.turnstile)
  await requireNetworkWithinLimit(c, 'signUp')
}

/** Writes member, code, session and mail in one batch. @throws AppError UsernameInUse, EmailInUse */
async function register(c: RequestScope, wanted: Registration, requestKey: RequestKey | null) {
  const { db, now, settings } = c.var
  const { username, email, wantEmail } = wanted
  const lang = wanted.lang ?? c.var.lang
  const newUserId = idOfAddress(email)
  const insertUser = db
    .insert(users)
    .values(await newUser(c, { ...wanted, lang }, requestKey))
    .returning()
  const { started, statements } = startSession(c, newUserId)
  const coded = issueCode(db, settings.pepper, { userId: newUserId, email }, now)
  const owner = { id: newUserId, username, email, lang, wantEmail, verifiedAt: null }
  // The account is created even if no mail may be sent: a code can be requested later.
  const isMailed = await mayMail(c, 'codeMail', { email, isFromOwnBrowser: true })

  const [[user]] = (await runBatchWithMails(
    c,
    [insertUser, ...statements, ...(isMailed ? [coded.statement] : [])],
    isMailed ? [codeMail(c, owner, coded.code)] : [],
  ).catch(refuse)) as [UserRow[]]
  if (!user) throw new Error('The registration returned no row')
  return { user, started }
}

async function newUser(
  { var: { now, settings } }: RequestScope,
  { username, email, password, lang, wantEmail }: Registration & { lang: Lang },
  requestKey: RequestKey | null,
) {
  return {
    username,
    usernameKey: foldKey(username),
    email,
    emailKey: foldKey(email),
    passwordHash: await hashPassword(settings.pepper, password),
    lang,
    wantEmail,
    createdAt: now,
    lastActiveAt: now,
    ...keyColumns(requestKey),
  }
}

/** The id of the account that the same batch inserts. */
function idOfAddress(email: string) {
  const isOwn = eq(users.emailKey, foldKey(email))
  return sql<number>`(select ${users.id} from ${users} where ${isOwn})`
}

/** Reports a name or address that was taken in the meantime; rethrows any other error. */
function refuse(error: unknown): never {
  if (isUniqueViolation(error, 'users.username_key')) throw inUse('username', error)
  throw isUniqueViolation(error, 'users.email_key') ? inUse('email', error) : error
}

/** A wrong sum is refused; without a sum, the network may create fewer accounts. */
async function requireSum(c: RequestScope, { challenge: token, answer }: Registration) {
  if (!token || answer === undefined) return requireNetworkWithinLimit(c, 'signUpWithoutSum')
  if (await checkChallenge(c.var.db, c.var.settings, { token, answer }, c.var.now)) return
  throw new AppError('SpamPreventionIncorrect', { fields: { answer: 'SpamPreventionIncorrect' } })
}

function inUse(field: 'username' | 'email', cause?: unknown): AppError {
  const code = field === 'username' ? 'UsernameInUse' : 'EmailInUse'
  return new AppError(code, { cause, fields: { [field]: code } })
}
