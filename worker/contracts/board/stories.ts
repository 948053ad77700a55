import { z } from 'zod'
import { id, named } from '../schemas'
import { visibleLength } from '../text/text-length'
import { foldedLine } from '../text/text-schemas'
import { newTopic } from './new-topic'
import { STARS_MAX, STORY_NAME_MAX } from './topic-rules'

/** Stories of guests who travelled. */

const stars = z.int().min(1).max(STARS_MAX)

export const newStory = named('NewStory', {
  stars,
  title: newTopic.shape.topicName,
  text: newTopic.shape.content,
  /** As the guest wants to be called. */
  name: foldedLine(STORY_NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
})
export type NewStory = z.output<typeof newStory>

/** Takes the name off a story, or removes all of it. */
export const storyEnd = named('StoryEnd', { keepsText: z.boolean() })
export type StoryEnd = z.output<typeof storyEnd>

/** The facts of a story that lists show beside its text; `month` is the trip's, YYYY-MM. */
export const storyMark = named('StoryMark', { stars, month: z.string() })

/**
 * A guest's story as the guest's page has it: none yet, with the name to propose; shown; not shown, because the company
 * looks at it first or has hidden it; or removed.
 */
export const toldStory = z.object({
  state: z.enum(['shown', 'held', 'removed']),
  tourId: id,
  topicId: z.int().nullable(),
  stars,
  title: z.string(),
  name: z.string().nullable(),
})
export const guestStory = z.union([
  z.object({ state: z.literal('open'), name: z.string() }),
  toldStory,
])
export type ToldStory = z.infer<typeof toldStory>
export type GuestStory = z.infer<typeof guestStory>
