import { useState } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useTextFault } from '../../inbox/use-text-fault'
import type { Booking } from '../bookings.api'
import { useSendMessage, type Way } from './use-send-message'

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
