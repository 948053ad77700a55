import { z } from 'zod'
import { id, lang, line, named } from './schemas'

/** Requests and responses of the image calls. */

const MAX_FILE_BYTES = 10 * 1024 * 1024

const MAX_AVATAR_BYTES = 2 * 1024 * 1024

/** Room for the other fields and boundaries of a multipart body. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024

export const MAX_IMAGES_OF_TOUR = 200

const PURPOSES = ['gallery', 'itinerary', 'bulletin'] as const

const percent = z.number().int().min(0).max(100)

const file = z
  .custom<File>((value) => value instanceof File)
  .refine(({ size }) => size > 0, 'ImageInvalid')
  .refine(({ size }) => size <= MAX_FILE_BYTES, 'TooLarge')
  .meta({ type: 'string', format: 'binary' })

/** `width`, `height` and `appendForumId` are accepted and ignored: the size comes from the file's bytes. */
export const uploadForm = z
  .object({
    file,
    forumId: id,
    routeId: z.string().max(20).optional(),
    purpose: z.enum(PURPOSES).optional(),
    width: z.string().max(20).optional(),
    height: z.string().max(20).optional(),
    appendForumId: z.string().max(20).optional(),
  })
  .transform(({ file, forumId, routeId, purpose }) => ({
    file,
    tourId: forumId,
    purpose: purpose ?? (routeId ? ('itinerary' as const) : ('gallery' as const)),
  }))

export const avatarForm = z.object({
  file: file.refine(({ size }) => size <= MAX_AVATAR_BYTES, 'TooLarge'),
})

/** An image's key; its address is accepted too. */
const filename = z
  .string()
  .max(300)
  .transform((text) => (text.split('?')[0] ?? '').replace(/^.*\/img\//, ''))

export const imageOfTour = z.object({ forumId: id, filename })

/** The point that stays visible when an image is cropped, in percent from its upper left corner. */
export const imageFocus = named('ImageFocus', { x: percent, y: percent })

/** The gallery's new order, and alt texts (an empty text deletes one) and the focus of some images. */
export const arrangement = named('Arrangement', {
  forumId: id,
  images: z
    .array(
      z.object({
        filename,
        alt: z
          .array(z.object({ lang, txt: line(200) }))
          .max(3)
          .optional(),
        // Unnamed: a shape of a request allows further properties, one of a response does not.
        focus: z.object(imageFocus.shape).optional(),
      }),
    )
    .min(1)
    .max(MAX_IMAGES_OF_TOUR),
}).transform(({ forumId, images }) => ({ tourId: forumId, images }))

export const uploadedImage = named('UploadedImage', {
  /** The key, made by the server. */
  fileName: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const binnedImage = z.object({ forumId: z.number().int(), filename: z.string() })

export const avatarAnswer = z.object({ avatarUrl: z.string() })

export type ImageFocus = z.infer<typeof imageFocus>

export type UploadForm = z.output<typeof uploadForm>

export type Arrangement = z.output<typeof arrangement>

export type UploadedImage = z.infer<typeof uploadedImage>
