import { notFound } from '@tanstack/react-router'
import { ApiError } from './api'

/** For a loader's `catch`: turns these API codes into the 404 page, rethrows everything else. */
export function notFoundOn(...codes: string[]) {
  return (error: unknown): never => {
    if (error instanceof ApiError && codes.includes(error.code)) throw notFound()
    throw error
  }
}
