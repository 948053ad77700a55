import { z } from 'zod'
import { id, lang, line, named } from './schemas'

/** Requests and responses of the image calls. */

export const MAX_IMAGES_OF_TOUR = 200

const percent = z.number().int().min(0).max(100)

/** An image's key; its address is accepted too. */
export const filename = z
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
export const focusInput = z.object(imageFocus.shape).optional()

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

export const binnedImage = z.object({ forumId: z.number().int(), filename: z.string() })

export const changedImages = z.object({
  forumId: z.number().int(),
  filenames: z.array(z.string()),
})

export type ImageFocus = z.infer<typeof imageFocus>

export type SomeImages = z.output<typeof imagesOfTour>

export type ImageTexts = z.output<typeof imageTexts>
