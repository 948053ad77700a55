import { z } from 'zod'
import { named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import {
  CONTENT_MAX,
  CONTENT_MIN,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  TOPIC_CATEGORIES,
} from './topic-rules'
import { visibleLength } from '../text/text-length'

export const category = z.coerce
  .number()
  .int()
  .refine((value) => TOPIC_CATEGORIES.some((each) => each === value), 'Invalid')

export const newTopic = named('NewTopic', {
  topicName: line(TITLE_MAX)
    .refine((title) => visibleLength(title) > 0, 'WriteTitle')
    .prefault(''),
  category,
  tags: z
    .array(line(TAG_MAX, 'TagTooLong').transform((tag) => tag.replace(/^#+\s*/, '')))
    .max(TAGS_MAX)
    .transform((tags) => [...new Set(tags.filter(Boolean))])
    .default([]),
  content: multiline(CONTENT_MAX)
    .refine((text) => visibleLength(text) > 0, 'WriteContent')
    .refine((text) => visibleLength(text) >= CONTENT_MIN, 'WriteMin')
    .prefault(''),
  hidePlz: z.boolean().default(false),
})

export type NewTopic = z.output<typeof newTopic>
