import { z } from 'zod'
import { id, named } from '../schemas'
import { USUAL_FOCUS } from './image-focus'
import { filename, focusInput } from './images'

/** Replacing an image with another one. */

/** Another image of the same tour in an image's place; without a focus it gets the default one. */
export const replacement = named('Replacement', {
  forumId: id,
  filename,
  by: filename,
  focus: focusInput,
}).transform(({ forumId, filename, by, focus = USUAL_FOCUS }) => ({
  tourId: forumId,
  key: filename,
  by,
  focus,
}))

export const replacedImage = z.object({
  forumId: z.int(),
  filename: z.string(),
  /** Whether the old image is kept because posts still show it. */
  isKeptForPosts: z.boolean(),
})

export type Replacement = z.output<typeof replacement>
