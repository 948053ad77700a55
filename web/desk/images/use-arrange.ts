import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { inOrder } from './image-order'
import { arrangeImages, tourImagesQuery } from './images.api'
import type { useImageCalls } from './use-image-calls'

type Guarded = ReturnType<typeof useImageCalls>['guarded']

/**
 * Shows a new order at once and stores it. While one order is being stored, only the last of the later ones is sent,
 * because it includes all the moves before it.
 */
export function useArrange(tourId: number, guarded: Guarded) {
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
  // A response that is on its way would show the old order.
  const cancelled = client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (stored) => stored && { ...stored, images: inOrder(stored.images, filenames) },
  )
  await cancelled
}
