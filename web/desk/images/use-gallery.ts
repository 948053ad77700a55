import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import type { EditedTour } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import {
  binImages,
  describeImages,
  restoreImages,
  setMainImage,
  type DescribedImage,
} from './images.api'
import { firstImageLabel } from './image-name'
import type { TourImage } from './tour-image'
import { useArrange } from './use-arrange'
import { useImageCalls } from './use-image-calls'

/** Actions on a tour's images. Each refetches them, even after a failure. */
export function useGallery(tourId: number) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const queryClient = useQueryClient()
  const { guarded, refresh } = useImageCalls(tourId)
  const arrange = useArrange(tourId, guarded)
  return { refresh, arrange, makeMain, describe, remove: useRemoval(tourId) }

  /** Changes descriptions or the focus of images; false on failure. */
  async function describe(changed: DescribedImage[]): Promise<boolean> {
    return (await guarded(() => describeImages(queryClient, tourId, changed))) !== null
  }

  /** Returns the stored tour; null on failure. */
  async function makeMain(image: TourImage): Promise<EditedTour | null> {
    const stored = await guarded(() => setMainImage(queryClient, tourId, image.url))
    if (stored) showToast({ text: t('mainSet') })
    return stored
  }
}

/** Moves images to the bin; a toast offers to undo that. */
function useRemoval(tourId: number) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const { ofFailure } = useErrorText()
  const { guarded } = useImageCalls(tourId)
  return async (images: TourImage[]): Promise<void> => {
    const filenames = images.map(({ filename }) => filename)
    const told = (error: unknown) => t('deleteFailed', { error: ofFailure(error) })
    if (!(await guarded(() => binImages(queryClient, tourId, filenames), { told }))) return
    focusHeading()
    const undo = async () => {
      await guarded(() => restoreImages(queryClient, tourId, filenames))
    }
    showToast({
      text: t('deleted', { count: images.length, name: firstImageLabel(images, lang) }),
      undo,
    })
  }
}
