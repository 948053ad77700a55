import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useTextFault } from '../../inbox/use-text-fault'
import { useToast } from '../../ui/toasts'
import { sendMessage, type Booking } from '../bookings.api'

/** Where a text goes: to the guest by mail and on the page, or into the booking after a call, a chat or a thought. */
export const WAYS = ['page', 'phone', 'chat', 'note'] as const
export type Way = (typeof WAYS)[number]

const EMPTY = { reply: '', note: '' }

/** The unsent answer and note of a booking. They are kept in this browser until they are sent. */
export function useMessageComposer(booking: Booking, onFault: () => void) {
  const { ofText, ofRefusal } = useTextFault()
  const [way, setWay] = useState<Way>(booking.email === null ? 'note' : 'page')
  const [isChecked, setChecked] = useState(false)
  const { draft, change, isStored } = useDraft(`booking-${booking.id}`, EMPTY)
  const field = fieldOf(way)
  const text = draft[field]
  const onSent = (sent: Way) => {
    change({ [fieldOf(sent)]: '' })
    setChecked(false)
  }
  const { mutate, isPending, error, reset } = useSendMessage(booking, { onSent, onFault })
  const fault = ofText(text, way === 'note')
  const refused = ofRefusal(error)
  return {
    way,
    setWay: (chosen: Way) => {
      setWay(chosen)
      setChecked(false)
      reset()
    },
    text,
    setText: (typed: string) => {
      change({ [field]: typed })
      if (error) reset()
    },
    isStored,
    isPending,
    fault: (isChecked ? fault : undefined) ?? refused,
    failure: refused ? null : error,
    send: () => {
      if (isPending) return
      setChecked(true)
      if (fault) onFault()
      else mutate({ way, text })
    },
  }
}

/** The draft that a way sends. */
function fieldOf(way: Way): keyof typeof EMPTY {
  return way === 'note' ? 'note' : 'reply'
}

interface Ends {
  onSent: (way: Way) => void
  onFault: () => void
}

function useSendMessage(booking: Booking, { onSent, onFault }: Ends) {
  const { t } = useTranslation('desk-bookings')
  const showToast = useToast()
  const client = useQueryClient()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: ({ way, text }: { way: Way; text: string }) => {
      const message =
        way === 'note'
          ? ({ text, kind: 'note', via: 'page' } as const)
          : ({ text, kind: 'reply', via: way } as const)
      return sendMessage(client, booking.id, { message, requestKey: keyOf(message) })
    },
    onSuccess: (_booking, { way }) => {
      done()
      onSent(way)
      showToast({ text: t(`compose.sent.${way}`, { email: booking.email ?? '' }) })
    },
    onError: onFault,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}
