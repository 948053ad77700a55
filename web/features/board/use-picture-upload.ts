import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiOf } from '../../platform/api/api'
import { useSession } from '../../platform/session/session'
import type { Upload } from '../../ui/markdown-editor'

/** How super users add pictures to their posts; members write without. */
export function usePictureUpload(forumId: number): Upload | undefined {
  const reader = useSession()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    async (file) => {
      // Scaling is for super users only, and for the few of them who add a picture.
      const { uploadTextPicture } = await import('../../platform/media/text-picture')
      return uploadTextPicture(apiOf(queryClient), { forumId, file })
    },
    [queryClient, forumId],
  )
  return reader?.isSuperUser ? upload : undefined
}
