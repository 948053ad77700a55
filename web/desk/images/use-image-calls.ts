import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../platform/api/use-error-text'
import { adminTourQuery } from '../editor/editor.api'
import { useToast } from '../ui/toasts'
import { tourImagesQuery } from './images.api'

type Call<Answer> = (client: QueryClient) => Promise<Answer>

interface GuardOptions {
  isLast?: () => boolean
  told?: (error: unknown) => string
}

/** Refetches a tour's images and all that shows them; `guarded` does so after a call, and reports failures. */
export function useImageCalls(tourId: number) {
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const refresh = () => refetchAround(client, tourId)
  return { guarded, refresh }

  /** Null on failure; `told` is the message for it. `isLast` says whether the stored list may be shown again. */
  async function guarded<Answer>(call: Call<Answer>, options: GuardOptions = {}) {
    const { isLast = () => true, told = ofFailure } = options
    try {
      return await call(client)
    } catch (error) {
      showToast({ text: told(error), look: 'danger' })
      return null
    } finally {
      if (isLast()) await refresh()
    }
  }
}

async function refetchAround(client: QueryClient, tourId: number): Promise<void> {
  const keys = [tourImagesQuery(tourId).queryKey, adminTourQuery(tourId).queryKey, ['tours']]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
