import { z } from 'zod'
import { id, named } from '../schemas'
import { MAX_FILE_BYTES } from './image-limits'

/** Files sent to the image calls. */

/** Room for the other fields and boundaries of a multipart body. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024

const PURPOSES = ['gallery', 'itinerary', 'bulletin'] as const

export const file = z
  .custom<File>((value) => value instanceof File)
  .refine(({ size }) => size > 0, 'ImageInvalid')
  .refine(({ size }) => size <= MAX_FILE_BYTES, 'TooLarge')
  .meta({ type: 'string', format: 'binary' })

/** `width`, `height` and `appendForumId` are ignored. `unlessPresent` refuses a file of the tour's gallery. */
export const uploadForm = z
  .object({
    file,
    forumId: id,
    routeId: z.string().max(20).optional(),
    purpose: z.enum(PURPOSES).optional(),
    width: z.string().max(20).optional(),
    height: z.string().max(20).optional(),
    appendForumId: z.string().max(20).optional(),
    unlessPresent: z.literal('1').optional(),
  })
  .transform(({ file, forumId, routeId, purpose, unlessPresent }) => ({
    file,
    tourId: forumId,
    purpose: purpose ?? (routeId ? ('itinerary' as const) : ('gallery' as const)),
    isOnlyIfNew: unlessPresent === '1',
  }))

export const uploadedImage = named('UploadedImage', {
  /** The key, made by the server. */
  fileName: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
})

export type UploadForm = z.output<typeof uploadForm>
export type UploadedImage = z.infer<typeof uploadedImage>
