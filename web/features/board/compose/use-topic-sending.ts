import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { BOARD_KEY } from '../board.api'
import { postTopic } from '../writing.api'
import { isPrivateDraft, readTags, type TopicDraft } from './topic-draft'

/** Sends a topic; a failure keeps the draft. */
export function useTopicSending(tourId: number, onSent: (draft: TopicDraft) => void) {
  const queryClient = useQueryClient()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: (draft: TopicDraft, { client }) => {
      const topic = toNewTopic(draft)
      return postTopic(client, { tourId, topic, requestKey: keyOf(topic) })
    },
    onSuccess: async (_sent, draft) => {
      done()
      onSent(draft)
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY, refetchType: 'none' })
    },
  })
}

function toNewTopic(draft: TopicDraft) {
  const { title, category, tags, content } = draft
  const isPrivate = isPrivateDraft(draft)
  return { title: title.trim(), category, tags: readTags(tags), content, isPrivate }
}
