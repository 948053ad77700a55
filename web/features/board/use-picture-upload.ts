import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiOf } from '../../platform/api'
import { useSession } from '../../platform/session'
import type { Upload } from '../../ui/markdown-editor'
import { uploadPicture } from './board.api'

/** How super users add pictures to their posts; members write without. */
export function usePictureUpload(forumId: number): Upload | undefined {
  const reader = useSession()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    async (file) => (await uploadPicture(apiOf(queryClient), { forumId, file })).url,
    [queryClient, forumId],
  )
  return reader?.isSuperUser ? upload : undefined
}
