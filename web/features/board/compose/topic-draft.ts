import {
  isMarkdownRefusal,
  type MarkdownRefusalCode,
} from '../../../../worker/contracts/markdown/markdown-limits'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import {
  CONTENT_MAX,
  CONTENT_MIN,
  INQUIRY,
  TAG_MAX,
  TAGS_MAX,
  type CategoryId,
} from '../../../../worker/contracts/board/topic-rules'
import { ApiError } from '../../../platform/api/api'

export interface TopicDraft {
  title: string
  category: CategoryId
  /** Comma-separated, as typed. */
  tags: string
  content: string
  /** Null means the category decides: an inquiry is private until its author makes it public. */
  isPrivate: boolean | null
}

export function isPrivateDraft({ isPrivate, category }: TopicDraft): boolean {
  return isPrivate ?? category === INQUIRY
}

/** Validation errors of a post's text, as codes of errors.json. */
export type TextFault = 'WriteContent' | 'WriteMin' | 'TextTooLong' | MarkdownRefusalCode

/** Validation errors of a topic by field. */
export type TopicFaults = { title?: 'WriteTitle'; tags?: 'TagTooLong'; content?: TextFault }

/** Why a reply's text cannot be sent, or null. */
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

/** Why a topic cannot be sent, by field. */
export function faultsInTopic({ title, tags, content }: TopicDraft): TopicFaults {
  const inText = faultInText(content)
  return {
    ...(visibleLength(title) === 0 && { title: 'WriteTitle' }),
    ...(readTags(tags).some((tag) => lengthOf(tag) > TAG_MAX) && { tags: 'TagTooLong' }),
    ...(inText && { content: inText }),
  }
}

/** Parses typed tags ("kids, #winter") without duplicates. */
export function readTags(text: string): string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim().replace(/^#+\s*/, ''))
  return [...new Set(tags.filter(Boolean))].slice(0, TAGS_MAX)
}
