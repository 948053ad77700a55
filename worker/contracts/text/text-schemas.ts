import { z } from 'zod'
import { foldTyped } from './fold-typed'
import { codePoints } from './text-length'

/** Typed texts: normalised, bounded, without control characters or others that hide text. */

/** Halves of a surrogate pair too: `isWellFormed` is newer than Firefox 115. */
const CONTROL = /[^\P{Cc}\n\t]|\p{Cs}/u
const BIDI = /[\u202a-\u202e\u2066-\u2069]/
const LINE_BREAK = /[\n\t\u2028\u2029]/
const COMBINING_RUN = /\p{M}{9,}/u

/** One line: NFC, trimmed, without control and direction characters, at most `max` code points, else code `tooLong`. */
export function line(max: number, tooLong = 'TextTooLong') {
  return z.string().transform((typed, context) => {
    const text = typed.normalize('NFC').trim()
    if (!isAllowed(typed) || BIDI.test(text) || LINE_BREAK.test(text) || COMBINING_RUN.test(text))
      return refuse(context, 'TextNotAllowed')
    return codePoints(text) <= max ? text : refuse(context, tooLong)
  })
}

/** A line that is folded first: a name that is copied from a chat or typed in full width. */
export function foldedLine(max: number) {
  return z.string().overwrite(foldTyped).pipe(line(max))
}

/** Several lines: NFC, `\n` line ends, no other control characters, at most `max` code points. */
export function multiline(max: number) {
  return z.string().transform((typed, context) => {
    const lines = typed.replace(/\r\n?/g, '\n')
    if (!isAllowed(lines) || COMBINING_RUN.test(lines)) return refuse(context, 'TextNotAllowed')
    const text = lines.normalize('NFC').trim()
    return codePoints(text) <= max ? text : refuse(context, 'TextTooLong')
  })
}

function isAllowed(text: string): boolean {
  return !CONTROL.test(text)
}

function refuse(context: z.RefinementCtx, code: string): never {
  context.addIssue(code)
  return z.NEVER
}
