import { eq } from 'drizzle-orm'
import type { Settings } from '../env'
import type { AppEnv } from './context'
import { SUM_MAX, type Challenge } from '../contracts/challenge'
import { usedChallenges } from '../db/schema/limits'
import { isDatabaseFailure } from '../db/failures'
import type { Db } from '../db/db'
import { equalInConstantTime, keyedHash, randomToken } from './keyed-hash'
import { logFailure } from '../log'
import { withTimeout } from '../timeout'
import { randomInteger } from './random'

export const CHALLENGE_MS = 30 * 60 * 1000

const RETURN_TRIES = 3
const RETURN_WAIT_MS = 1000

/** A new signed sum question; the server stores nothing until it is used. */
export function issueChallenge({ pepper }: Pick<Settings, 'pepper'>, now: number): Challenge {
  const [a, b] = [randomInteger(0, SUM_MAX), randomInteger(0, SUM_MAX)]
  const content = [a, b, now + CHALLENGE_MS, randomToken(16)].join('.')
  return { a, b, token: `${content}.${sign(pepper, content)}` }
}

/** Whether a result is right. Every check, even a parallel or wrong one, uses it up; the form needs a new one. */
export async function checkChallenge(
  db: Db,
  { pepper }: Pick<Settings, 'pepper'>,
  { token, answer }: { token: string; answer: string | number },
  now: number,
): Promise<boolean> {
  const question = readToken(pepper, token)
  if (!question || question.expiresAt <= now) return false
  const { nonce, expiresAt, sum } = question
  const used = await db
    .insert(usedChallenges)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: usedChallenges.nonce })
  return used.length === 1 && /^\d{1,3}$/.test(String(answer)) && Number(answer) === sum
}

interface ChallengeScope {
  var: Pick<AppEnv['Variables'], 'db' | 'settings'>
  executionCtx: Pick<ExecutionContext, 'waitUntil'>
}

/** Runs work that uses a question up. When D1 fails during the work, the question becomes valid again for a retry. */
export async function withChallenge<Result>(
  c: ChallengeScope,
  token: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await returnChallenge(c, token, error)
    throw error
  }
}

/** Tries three times, as D1 has just failed. The response waits a second at most, the rest runs in `waitUntil`. */
async function returnChallenge(c: ChallengeScope, token: string | undefined, error: unknown) {
  const { db, settings } = c.var
  const question = readToken(settings.pepper, token ?? '')
  if (!question || !isDatabaseFailure(error)) return
  const returned = deleteUse(db, question.nonce)
  c.executionCtx.waitUntil(returned)
  await withTimeout(RETURN_WAIT_MS, returned, 'D1 did not respond in time').catch(() => undefined)
}

async function deleteUse(db: Db, nonce: string): Promise<void> {
  for (let attempt = 1; attempt <= RETURN_TRIES; attempt += 1) {
    try {
      await db.delete(usedChallenges).where(eq(usedChallenges.nonce, nonce))
      return
    } catch (failure) {
      logFailure('challenge.return', failure, { attempt })
    }
  }
}

function readToken(pepper: string, token: string) {
  const at = token.lastIndexOf('.')
  const content = token.slice(0, Math.max(at, 0))
  if (!equalInConstantTime(sign(pepper, content), token.slice(at + 1))) return null
  const [a, b, expiresAt, nonce] = content.split('.')
  return { sum: Number(a) + Number(b), expiresAt: Number(expiresAt), nonce: String(nonce) }
}

function sign(pepper: string, content: string): string {
  return keyedHash(pepper, 'challenge', content)
}
