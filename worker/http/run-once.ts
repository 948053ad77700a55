import { isUniqueViolation } from '../db/failures'
import { AppError } from './errors'
import type { ErrorCode } from '../contracts/errors'

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
 * Runs a request that may be sent twice (a double click, a retry). Both get the first one's result;
 * a second one that fails waits a second for it. Rejects with the errors of `find` and `run`.
 */
export async function runOnce<Result>(request: Once<Result>): Promise<Result> {
  const { find, run, duplicateErrors } = request
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
