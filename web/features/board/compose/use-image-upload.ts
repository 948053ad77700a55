import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../../platform/session/session'
import type { Upload } from '../../../ui/use-image-tool'

/** Image upload for admins; members post text only. */
export function useImageUpload(tourId: number): Upload | undefined {
  const reader = useSession()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    async (file) => {
      // Loaded on demand: few readers need it.
      const { uploadTextImage } = await import('../../../platform/media/text-image')
      return uploadTextImage(queryClient, { tourId, file })
    },
    [queryClient, tourId],
  )
  return reader?.isSuperUser ? upload : undefined
}
