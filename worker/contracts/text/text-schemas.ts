import { z } from 'zod'
import { codePoints } from './text-length'

/** Typed texts: normalised, bounded, without control characters or others that hide text. */

const CONTROL = /[^\P{Cc}\n\t]/u
const BIDI = /[\u202a-\u202e\u2066-\u2069]/
const COMBINING_RUN = /\p{M}{9,}/u

/** One line: NFC, trimmed, without control and direction characters, at most `max` code points, else code `tooLong`. */
export function line(max: number, tooLong = 'TextTooLong') {
  return z
    .string()
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'TextNotAllowed')
    .transform((text) => text.normalize('NFC').trim())
    .refine(
      (text) => !BIDI.test(text) && !/[\n\t\u2028\u2029]/.test(text) && !COMBINING_RUN.test(text),
      'TextNotAllowed',
    )
    .refine((text) => codePoints(text) <= max, tooLong)
}

/** Several lines: NFC, `\n` line ends, no other control characters, at most `max` code points. */
export function multiline(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine(
      (text) => text.isWellFormed() && !CONTROL.test(text) && !COMBINING_RUN.test(text),
      'TextNotAllowed',
    )
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => codePoints(text) <= max, 'TextTooLong')
}
