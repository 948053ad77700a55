import {
  isMarkdownRefusal,
  type MarkdownRefusalCode,
} from '../../../../worker/contracts/markdown/markdown-limits'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { CONTENT_MAX, CONTENT_MIN } from '../../../../worker/contracts/board/topic-rules'
import { ApiError } from '../../../platform/api/api'

/** Validation errors of a post's text, as codes of errors.json. */
export type TextFault = 'WriteContent' | 'WriteMin' | 'TextTooLong' | MarkdownRefusalCode

/** The validation error of a reply's text, or null. */
export function faultInText(content: string): TextFault | null {
  const visible = visibleLength(content)
  if (visible === 0) return 'WriteContent'
  if (lengthOf(content) > CONTENT_MAX) return 'TextTooLong'
  return visible < CONTENT_MIN ? 'WriteMin' : null
}

/** The API's validation error for a text, until the text is changed. */
export function refusedText(error: Error | null, isUnchanged = true): TextFault | null {
  const code = error instanceof ApiError ? error.code : ''
  return isUnchanged && isMarkdownRefusal(code) ? code : null
}
