import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import {
  arrangeImages,
  binImages,
  describeImages,
  restoreImages,
  setMainImage,
  tourImagesQuery,
  type DescribedImage,
} from './images.api'
import { imageName } from './image-name'
import { inOrder } from './image-order'
import type { TourImage } from './tour-image'

/** Actions on a tour's images. Each one refetches them, also after a failure. */
export function useGallery(tourId: number) {
  const { t } = useTranslation('images')
  const showToast = useToast()
  const queryClient = useQueryClient()
  const { ofFailure } = useErrorText()
  const { guarded, refresh } = useImageCalls(tourId)
  const arrange = useArrange(tourId, guarded)
  return { refresh, arrange, makeMain, describe, remove }

  /** Sets texts or focus of images; false on failure. */
  async function describe(changed: DescribedImage[]): Promise<boolean> {
    return (await guarded(() => describeImages(queryClient, tourId, changed))) !== null
  }

  /** Returns the stored tour; null on failure. */
  async function makeMain(image: TourImage): Promise<EditedTour | null> {
    const stored = await guarded(() => setMainImage(queryClient, tourId, image.url))
    if (stored) showToast({ text: t('mainSet') })
    return stored
  }

  async function remove(images: TourImage[]): Promise<void> {
    const filenames = images.map(({ filename }) => filename)
    const told = (error: unknown) => t('deleteFailed', { error: ofFailure(error) })
    if (!(await guarded(() => binImages(queryClient, tourId, filenames), { told }))) return
    focusHeading()
    const [first] = images
    showToast({
      text: t('deleted', { count: images.length, name: first ? imageName(first) : '' }),
      undo: async () => {
        await guarded(() => restoreImages(queryClient, tourId, filenames))
      },
    })
  }
}

type Guarded = ReturnType<typeof useImageCalls>['guarded']

/**
 * Shows a new order at once and stores it. While one is being stored, later ones wait, and of those only the last is sent: it
 * holds all presses before it.
 */
function useArrange(tourId: number, guarded: Guarded) {
  const queryClient = useQueryClient()
  const waiting = useRef<string[] | null>(null)
  const isSending = useRef(false)
  return async (filenames: string[]): Promise<void> => {
    await showOrder(queryClient, tourId, filenames)
    waiting.current = filenames
    if (isSending.current) return
    isSending.current = true
    while (waiting.current) {
      const next: string[] = waiting.current
      waiting.current = null
      await guarded(() => arrangeImages(queryClient, tourId, next), {
        isLast: () => waiting.current === null,
      })
    }
    isSending.current = false
  }
}

async function showOrder(client: QueryClient, tourId: number, filenames: string[]): Promise<void> {
  const { queryKey } = tourImagesQuery(tourId)
  // A list that is on its way would show the order before.
  const cancelled = client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (stored) => stored && { ...stored, images: inOrder(stored.images, filenames) },
  )
  await cancelled
}

interface GuardOptions {
  isLast?: () => boolean
  told?: (error: unknown) => string
}

/** Refetches a tour's images and all that shows them; `guarded` does so after a call and tells its failure. */
export function useImageCalls(tourId: number) {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  return { guarded, refresh }

  /** Null on failure, which `told` words. `isLast` tells whether the stored list may be shown again. */
  async function guarded<Answer>(
    call: () => Promise<Answer>,
    { isLast = () => true, told = ofFailure }: GuardOptions = {},
  ): Promise<Answer | null> {
    try {
      return await call()
    } catch (error) {
      showToast({ text: told(error), look: 'danger' })
      return null
    } finally {
      if (isLast()) await refresh()
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
