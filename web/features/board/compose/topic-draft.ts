import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import {
  INQUIRY,
  TAG_MAX,
  TAGS_MAX,
  type CategoryId,
} from '../../../../worker/contracts/board/topic-rules'
import { type TextFault, faultInText } from './text-faults'

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

/** Validation errors of a topic by field. */
export type TopicFaults = { title?: 'WriteTitle'; tags?: 'TagTooLong'; content?: TextFault }

/** Validates a topic before it is sent. */
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
