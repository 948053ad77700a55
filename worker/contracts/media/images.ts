import { z } from 'zod'
import { named, id } from '../schemas'

/** An image and its focus in requests. */

const percent = z.int().min(0).max(100)

/** An image's key; its address is accepted too. */
export const filename = z
  .string()
  .max(300)
  .transform((text) => (text.split('?')[0] ?? '').replace(/^.*\/img\//, ''))

export const imageOfTour = z.object({ forumId: id, filename })

export const binnedImage = z.object({ forumId: z.int(), filename: z.string() })

/** The point that stays visible when an image is cropped, in percent from its upper left corner. */
export const imageFocus = named('ImageFocus', { x: percent, y: percent })

// Unnamed: a shape of a request allows further properties, one of a response does not.
export const focusInput = z.object(imageFocus.shape).optional()

export type ImageFocus = z.infer<typeof imageFocus>
