import { z } from 'zod'
import { id, lang, line, named } from './schemas'

/** Requests and responses of the image calls. */

export const MAX_FILE_BYTES = 10 * 1024 * 1024

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

/**
 * `width`, `height` and `appendForumId` are accepted and ignored: the size comes from the file's bytes. With
 * `unlessPresent` a file whose bytes are in the tour's gallery already is refused.
 */
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

export const avatarForm = z.object({
  file: file.refine(({ size }) => size <= MAX_AVATAR_BYTES, 'TooLarge'),
})

/** An image's key; its address is accepted too. */
const filename = z
  .string()
  .max(300)
  .transform((text) => (text.split('?')[0] ?? '').replace(/^.*\/img\//, ''))

export const imageOfTour = z.object({ forumId: id, filename })

/** Of an image whose focus has not been set. */
export const USUAL_FOCUS = { x: 50, y: 30 }

/** The point that stays visible when an image is cropped, in percent from its upper left corner. */
export const imageFocus = named('ImageFocus', { x: percent, y: percent })

const filenames = z
  .array(filename)
  .min(1)
  .max(MAX_IMAGES_OF_TOUR)
  .transform((keys) => [...new Set(keys)])

/** Several images of a tour; in an order where it matters. */
export const imagesOfTour = named('ImagesOfTour', { forumId: id, filenames }).transform(
  ({ forumId, filenames }) => ({ tourId: forumId, keys: filenames }),
)

// Unnamed: a shape of a request allows further properties, one of a response does not.
const focusInput = z.object(imageFocus.shape).optional()

/** Alt texts in the named languages (an empty text deletes one) and the focus of some images. */
export const imageTexts = named('ImageTexts', {
  forumId: id,
  images: z
    .array(
      z.object({
        filename,
        alt: z
          .array(z.object({ lang, txt: line(200) }))
          .max(3)
          .optional(),
        focus: focusInput,
      }),
    )
    .min(1)
    .max(MAX_IMAGES_OF_TOUR),
}).transform(({ forumId, images }) => ({ tourId: forumId, images }))

/** Another image of the same tour in an image's place; without a focus it gets the usual one. */
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

export const uploadedImage = named('UploadedImage', {
  /** The key, made by the server. */
  fileName: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const binnedImage = z.object({ forumId: z.number().int(), filename: z.string() })

export const changedImages = z.object({
  forumId: z.number().int(),
  filenames: z.array(z.string()),
})

export const replacedImage = z.object({
  forumId: z.number().int(),
  filename: z.string(),
  /** Whether posts of the board still show the old image, which is kept for them. */
  isKeptForPosts: z.boolean(),
})

export const avatarAnswer = z.object({ avatarUrl: z.string() })

export type ImageFocus = z.infer<typeof imageFocus>

export type UploadForm = z.output<typeof uploadForm>

export type SomeImages = z.output<typeof imagesOfTour>

export type ImageTexts = z.output<typeof imageTexts>

export type Replacement = z.output<typeof replacement>

export type UploadedImage = z.infer<typeof uploadedImage>
