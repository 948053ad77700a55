import type { Lang } from '../contracts/languages'
import { ERROR_STATUS, type ErrorCode, type FieldErrors } from '../contracts/errors'
import { OWN_DATA } from '../own-data'

interface AppErrorOptions {
  cause?: unknown
  fields?: FieldErrors
  /** Seconds, for 429 and 503. */
  retryAfterSeconds?: number
  headers?: Record<string, string>
  /** Extra members of the body, such as `current` of an edit conflict. */
  extra?: Record<string, unknown>
}

/** A failure with a public code. Other errors become INTERNAL_SERVER_ERROR or Unavailable. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: (typeof ERROR_STATUS)[ErrorCode]
  readonly options: AppErrorOptions

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.options = options
  }
}

/** The text of a code in the reader's language; the code itself while the texts cannot be read. */
export function errorMessage(code: ErrorCode, lang: Lang): string {
  return OWN_DATA.texts?.[lang].errors[code] ?? code
}
