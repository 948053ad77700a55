import { AppError } from '../../http/errors'
import { withTimeout } from '../../timeout'

const R2_TIMEOUT_MS = 8000

/** @throws AppError Unavailable when R2 fails or takes longer than 8 seconds */
export async function fromMedia<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(R2_TIMEOUT_MS, operation, 'R2 did not respond in time')
  } catch (cause) {
    throw new AppError('Unavailable', { cause })
  }
}
