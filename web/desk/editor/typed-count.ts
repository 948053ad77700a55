import { z } from 'zod'
import { readCount } from './typed-numbers'

/** A whole number as it is typed, within bounds. */
export function typedCount(min: number, max: number) {
  return z.string().transform(readCount).pipe(z.number().min(min).max(max))
}
