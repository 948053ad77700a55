import { isFailedAssertion } from '../db/batch-assertions'
import type { ErrorCode } from '../contracts/errors'
import { AppError } from './errors'

/** The result of a write whose batch asserts `name`. @throws AppError `code` when that was no longer true */
export async function assertedWrite<Result>(
  name: string,
  code: ErrorCode,
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw isFailedAssertion(error, name) ? new AppError(code, { cause: error }) : error
  }
}
