import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { INQUIRY, type CategoryId } from '../../../../worker/contracts/board/topic-rules'
import type { PartySize } from '../../../../worker/contracts/tours/prices'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { BOARD_KEY } from '../board.api'
import { topicLink } from '../board.search'
import { postTopic } from '../writing.api'
import {
  faultsInTopic,
  isPrivateDraft,
  readTags,
  type TopicDraft,
  type TopicFaults,
} from './topic-draft'
import { refusedText } from './text-faults'

export interface TopicStart {
  tourId: number
  category: CategoryId
  /** Party size that starts an inquiry's title. */
  party?: PartySize | undefined
}

export type TopicForm = ReturnType<typeof useTopicForm>

/** The state of the form of a new topic. */
export function useTopicForm({ tourId, ...start }: TopicStart) {
  const { draft, isStored, change, clear, clearSent } = useDraft<TopicDraft>(
    `topic:${tourId}`,
    useEmptyTopic(start),
  )
  const [wasTried, setTried] = useState(false)
  const open = useOpenTopic(tourId)
  const send = useTopicSending(tourId, clearSent)
  const refused = refusedText(send.error, send.variables?.content === draft.content)
  const faults: TopicFaults = wasTried
    ? { ...(refused && { content: refused }), ...faultsInTopic(draft) }
    : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faultsInTopic(draft)).length > 0 || send.isPending) return
    // `onSuccess` runs only while the form is mounted.
    send.mutate(draft, { onSuccess: open })
  }
  return { draft, faults, send, isStored, change, submit, discard: clear }
}

function useEmptyTopic({ category, party }: Omit<TopicStart, 'tourId'>): TopicDraft {
  const { t } = useTranslation('board')
  const title = party && category === INQUIRY ? t('compose.titleFor', { count: party }) : ''
  return { title, category, tags: '', content: '', isPrivate: null }
}

function useOpenTopic(tourId: number) {
  const navigate = useNavigate()
  return (topicId: number) =>
    void navigate({ ...topicLink(tourId, topicId), state: { isSent: true } })
}

/** Sends a topic; a failure keeps the draft. */
function useTopicSending(tourId: number, onSent: (draft: TopicDraft) => void) {
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
