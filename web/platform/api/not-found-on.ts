import { notFound } from '@tanstack/react-router'
import { ApiError } from './api'

/** For a loader's `catch`: the API's "no such thing" becomes the not-found page with its 404, all else stays a failure. */
export function notFoundOn(...codes: string[]) {
  return (error: unknown): never => {
    if (error instanceof ApiError && codes.includes(error.code)) throw notFound()
    throw error
  }
}
