import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'
import { filename, focusInput } from './images'

/** Changes of a tour's images. */

export const MAX_IMAGES_OF_TOUR = 200

const filenames = z
  .array(filename)
  .min(1)
  .max(MAX_IMAGES_OF_TOUR)
  .transform((keys) => [...new Set(keys)])

/** Several images of a tour, in order if the order matters. */
export const imagesOfTour = named('ImagesOfTour', { forumId: id, filenames }).transform(
  ({ forumId, filenames }) => ({ tourId: forumId, keys: filenames }),
)

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

export const changedImages = z.object({ forumId: z.int(), filenames: z.array(z.string()) })

export type SomeImages = z.output<typeof imagesOfTour>
export type ImageTexts = z.output<typeof imageTexts>
