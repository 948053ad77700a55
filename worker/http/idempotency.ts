import type { RequestScope } from './context'
import { isUniqueViolation } from '../db/failures'
import { DAY_MS } from '../contracts/durations'
import { AppError } from './errors'
import type { ErrorCode } from '../contracts/errors'
import { keyedHash } from './keyed-hash'

/** How long a request key returns the first result. */
export const REQUEST_KEY_MS = DAY_MS

export interface RequestKey {
  key: string
  bodyHash: string
}

/**
 * The `Idempotency-Key` of a request, bound to its sender (a user id or network key) and route. It is stored in a
 * unique column of the row that the request writes, so a retry after a lost response finds the row and never writes
 * twice.
 * @throws AppError Invalid (422) for a key that is not 1 to 200 printable ASCII characters
 */
export function readRequestKey(
  c: RequestScope,
  sender: string | number,
  body: unknown,
): RequestKey | null {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw new AppError('Invalid', { fields: { 'Idempotency-Key': 'invalid' } })
  const { pepper } = c.var.settings
  return {
    key: keyedHash(pepper, 'request', sender, c.req.method, c.req.path, header),
    bodyHash: keyedHash(pepper, 'body', JSON.stringify(body)),
  }
}

/** Delays before looking for the first result again after a failure, ms each. */
const PAUSES_MS = [50, 150, 300, 500]

interface Once<Result> {
  /** The first request's result, null while there is none; null when the request has no key. */
  find: (() => Promise<Result | null>) | null
  run: () => Promise<Result>
  /** Errors of `run` while the same request, sent a moment earlier, is still running. */
  duplicateErrors: ReadonlySet<ErrorCode>
}

/**
 * Runs a request that may be sent twice (a double click, a retry). Both get the first one's result; a second one that
 * fails waits a second for it. Rejects with what `find` and `run` reject with.
 */
export async function runOnce<Result>({
  find,
  run,
  duplicateErrors,
}: Once<Result>): Promise<Result> {
  const earlier = find && (await find())
  if (earlier !== null) return earlier
  try {
    return await run()
  } catch (error) {
    const first = find && mayBeDuplicate(error, duplicateErrors) ? await awaitResult(find) : null
    if (first === null) throw error
    return first
  }
}

function mayBeDuplicate(error: unknown, codes: ReadonlySet<ErrorCode>): boolean {
  return error instanceof AppError ? codes.has(error.code) : isUniqueViolation(error)
}

async function awaitResult<Result>(find: () => Promise<Result | null>): Promise<Result | null> {
  for (const pause of PAUSES_MS) {
    const found = await find()
    if (found !== null) return found
    await scheduler.wait(pause)
  }
  return find()
}

/** @throws AppError KeyReused (422) when the key came with another body the first time */
export function requireSameBody(requestKey: RequestKey, storedBodyHash: string | null): void {
  if (storedBodyHash !== requestKey.bodyHash) throw new AppError('KeyReused')
}
