import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../platform/api/use-error-text'
import { adminTourQuery } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import { tourImagesQuery } from './images.api'

interface GuardOptions {
  isLast?: () => boolean
  told?: (error: unknown) => string
}

/** Refetches a tour's images and all that shows them; `guarded` does so after a call, and says why it failed. */
export function useImageCalls(tourId: number) {
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const refresh = useRefresh(tourId)
  return { guarded, refresh }

  /** Null on failure; `told` is the message for it. `isLast` says whether the stored list may be shown again. */
  async function guarded<Answer>(call: () => Promise<Answer>, options: GuardOptions = {}) {
    const { isLast = () => true, told = ofFailure } = options
    try {
      return await call()
    } catch (error) {
      showToast({ text: told(error), look: 'danger' })
      return null
    } finally {
      if (isLast()) await refresh()
    }
  }
}

function useRefresh(tourId: number) {
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: tourImagesQuery(tourId).queryKey }),
      queryClient.invalidateQueries({ queryKey: adminTourQuery(tourId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['tours'] }),
    ])
  }
}
