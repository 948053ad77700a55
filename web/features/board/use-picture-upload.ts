import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiOf } from '../../platform/api/api'
import { useSession } from '../../platform/session/session'
import type { Upload } from '../../ui/markdown-editor'

/** Image upload for super users; members post text only. */
export function usePictureUpload(forumId: number): Upload | undefined {
  const reader = useSession()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    async (file) => {
      // Loaded on demand: few readers need it.
      const { uploadTextPicture } = await import('../../platform/media/text-picture')
      return uploadTextPicture(apiOf(queryClient), { forumId, file })
    },
    [queryClient, forumId],
  )
  return reader?.isSuperUser ? upload : undefined
}
