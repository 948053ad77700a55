import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { keepSearch } from '../../../ui/link-search'
import { BOARD_KEY } from '../board.api'
import { postReply } from '../writing.api'
import { postAnchor } from '../topic/post-anchor'
import { faultInText, refusedText } from './topic-draft'

/** The state of the reply form. */
export function useReply(topic: { tourId: number; topicId: number }) {
  const { draft, isStored, change, clearSent } = useDraft(`reply:${topic.topicId}`, { content: '' })
  const { content } = draft
  const [wasTried, setTried] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const send = useSending(topic, (sent) => {
    clearSent({ content: sent })
    setAdded(true)
    setTried(false)
  })
  const show = useShowReply()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // `onSuccess` runs only while the form is mounted.
    if (!faultInText(content) && !send.isPending) send.mutate(content, { onSuccess: show })
  }
  const write = (text: string) => {
    change({ content: text })
    setAdded(false)
  }
  const fault = wasTried
    ? (faultInText(content) ?? refusedText(send.error, send.variables === content))
    : null
  return { content, fault, send, isAdded, isStored, write, submit }
}

/** Goes to the page that shows a new reply, unless it is this one. */
function useShowReply() {
  const navigate = useNavigate()
  return (reply: number) => {
    if (!document.getElementById(postAnchor(reply)))
      void navigate({ to: '.', search: keepSearch({ reply }), hash: postAnchor(reply) })
  }
}

/** Sends a reply; a failure keeps the draft. */
function useSending(topic: { tourId: number; topicId: number }, onSent: (content: string) => void) {
  const { keyOf, done } = useRequestKey()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string, { client }) =>
      postReply(client, { ...topic, content, requestKey: keyOf(content) }),
    onSuccess: async (_sent, content) => {
      done()
      onSent(content)
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
    },
  })
}
