import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { moveTo } from '../editor/move-to'
import { useToast } from '../ui/toasts'
import {
  arrangeImages,
  deleteImage,
  restoreImage,
  setMainImage,
  tourImagesQuery,
  type ArrangedImage,
} from './images.api'
import type { TourImage } from './tour-image'
import { focusHeading } from '../../ui/focus'

/** Actions on a tour's images. Each one refetches them, also after a failure. */
export function useGallery(tourId: number, images: TourImage[]) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  const { guarded, refresh } = useImageCalls(tourId)
  return { refresh, move, makeMain, change, remove }

  async function move(shown: TourImage[], from: number, to: number): Promise<void> {
    const order = moveTo(shown, from, to)
    const others = images.filter((image) => !order.includes(image))
    queryClient.setQueryData(
      tourImagesQuery(tourId).queryKey,
      (stored) => stored && { ...stored, images: [...order, ...others] },
    )
    await guarded(() => arrangeImages(queryClient, tourId, [...order, ...others].map(inPlace)))
  }

  /** Sets the image's texts or focus; false on failure. */
  async function change(
    image: TourImage,
    changed: Pick<ArrangedImage, 'alt' | 'focus'>,
  ): Promise<boolean> {
    const arranged = images.map((each) =>
      each === image ? { ...inPlace(each), ...changed } : inPlace(each),
    )
    return (await guarded(() => arrangeImages(queryClient, tourId, arranged))) !== null
  }

  /** Returns the stored tour; null on failure. */
  async function makeMain(image: TourImage): Promise<EditedTour | null> {
    const stored = await guarded(() => setMainImage(queryClient, tourId, image.url))
    if (stored) showToast({ text: t('images.mainSet') })
    return stored
  }

  async function remove({ filename }: TourImage): Promise<void> {
    try {
      await deleteImage(queryClient, tourId, filename)
      focusHeading()
      showToast({
        text: t('images.deleted', { filename }),
        undo: async () => {
          await guarded(() => restoreImage(queryClient, filename))
        },
      })
    } catch (error) {
      showToast({ text: t('images.deleteFailed', { error: ofFailure(error) }), look: 'danger' })
    }
    await refresh()
  }
}

/** Refetches a tour's images and all that shows them; `guarded` does so after a call and tells its failure. */
function useImageCalls(tourId: number) {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  return { guarded, refresh }

  /** Null on failure. */
  async function guarded<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await call()
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
      return null
    } finally {
      await refresh()
    }
  }

  async function refresh(): Promise<void> {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: tourImagesQuery(tourId).queryKey }),
      queryClient.invalidateQueries({ queryKey: adminTourQuery(tourId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['tours'] }),
    ])
  }
}

function inPlace({ filename }: TourImage): ArrangedImage {
  return { filename }
}
