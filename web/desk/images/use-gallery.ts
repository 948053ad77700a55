import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { focusHeading } from '../../ui/focus'
import type { EditedTour } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import { inOrder } from './image-lists'
import { firstImageLabel } from './image-name'
import {
  arrangeImages,
  binImages,
  describeImages,
  restoreImages,
  setMainImage,
  tourImagesQuery,
  type DescribedImage,
} from './images.api'
import type { TourImage } from './tour-image'
import { useImageCalls } from './use-image-calls'

/** Actions on a tour's images. Each refetches them, even after a failure. */
export function useGallery(tourId: number) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const { guarded, refresh } = useImageCalls(tourId)
  const arrange = useArrange(tourId, guarded)
  return { refresh, arrange, makeMain, describe, remove: useRemoval(tourId) }

  /** Changes descriptions or the focus of images; false on failure. */
  async function describe(changed: DescribedImage[]): Promise<boolean> {
    return (await guarded((client) => describeImages(client, tourId, changed))) !== null
  }

  /** Returns the stored tour; null on failure. */
  async function makeMain(image: TourImage): Promise<EditedTour | null> {
    const stored = await guarded((client) => setMainImage(client, tourId, image.url))
    if (stored) showToast({ text: t('images.mainSet') })
    return stored
  }
}

/** Moves images to the bin; a toast offers to undo that. */
function useRemoval(tourId: number) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const { guarded } = useImageCalls(tourId)
  return async (images: TourImage[]): Promise<void> => {
    const filenames = images.map(({ filename }) => filename)
    const told = (error: unknown) => t('images.deleteFailed', { error: ofFailure(error) })
    if (!(await guarded((client) => binImages(client, tourId, filenames), { told }))) return
    focusHeading()
    showToast({
      text: t('images.deleted', { count: images.length, name: firstImageLabel(images, lang) }),
      undo: () => void guarded((client) => restoreImages(client, tourId, filenames)),
    })
  }
}

/** Shows a new order at once and stores it. Of the orders made while one is being stored, only the last is sent. */
function useArrange(tourId: number, guarded: ReturnType<typeof useImageCalls>['guarded']) {
  const queryClient = useQueryClient()
  const waiting = useRef<string[] | null>(null)
  const isSending = useRef(false)
  const isLast = () => waiting.current === null
  return async (filenames: string[]): Promise<void> => {
    await showOrder(queryClient, tourId, filenames)
    waiting.current = filenames
    if (isSending.current) return
    isSending.current = true
    while (waiting.current) {
      const next: string[] = waiting.current
      waiting.current = null
      await guarded((client) => arrangeImages(client, tourId, next), { isLast })
    }
    isSending.current = false
  }
}

async function showOrder(client: QueryClient, tourId: number, filenames: string[]): Promise<void> {
  const { queryKey } = tourImagesQuery(tourId)
  // A response that is on its way would show the old order.
  const cancelled = client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (old) => old && { ...old, images: inOrder(old.images, filenames) })
  await cancelled
}
