import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { ApiError } from '../../../platform/api/api'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { placesLeft } from '../../inbox/fill-reply'
import { useToast } from '../../ui/toasts'
import { sendMessage, type Booking } from '../bookings.api'

/** Where a text goes: to the guest by mail and on the page, or into the booking after a call, a chat or a thought. */
export const WAYS = ['page', 'phone', 'chat', 'note'] as const
export type Way = (typeof WAYS)[number]

const EMPTY = { reply: '', note: '' }
const TEXT_FAULTS = ['WriteContent', 'TextTooLong', 'TextNotAllowed']

/** The unsent answer and note of a booking. They are kept in this browser until they are sent. */
export function useMessageComposer(booking: Booking, onFault: () => void) {
  const { t } = useTranslation(['desk-bookings', 'inbox'])
  const { ofCode } = useErrorText()
  const showToast = useToast()
  const client = useQueryClient()
  const [way, setWay] = useState<Way>(booking.email === null ? 'note' : 'page')
  const [isChecked, setChecked] = useState(false)
  const { draft, change, isStored } = useDraft(`booking-${booking.id}`, EMPTY)
  const field = way === 'note' ? 'note' : 'reply'
  const text = draft[field]
  const { keyOf, done } = useRequestKey()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: { way: Way; text: string }) => {
      const message =
        sent.way === 'note'
          ? ({ text: sent.text, kind: 'note', via: 'page' } as const)
          : ({ text: sent.text, kind: 'reply', via: sent.way } as const)
      return sendMessage(client, booking.id, { message, requestKey: keyOf(message) })
    },
    onSuccess: (_booking, sent) => {
      done()
      change({ [sent.way === 'note' ? 'note' : 'reply']: '' })
      setChecked(false)
      showToast({ text: t(`compose.sent.${sent.way}`, { email: booking.email ?? '' }) })
    },
    onError: onFault,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const code = error instanceof ApiError ? error.code : ''
  const refused = TEXT_FAULTS.includes(code) ? ofCode(code) : undefined
  const own = isChecked ? faultOf() : undefined
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
    fault: own ?? refused,
    failure: refused ? null : error,
    send: () => {
      if (isPending) return
      setChecked(true)
      if (faultOf()) onFault()
      else mutate({ way, text })
    },
  }

  function faultOf(): string | undefined {
    if (visibleLength(text) === 0) return ofCode('WriteContent')
    const places = way === 'note' ? [] : placesLeft(text)
    return places.length > 0 ? t('inbox:fillPlaces', { places: places.join(', ') }) : undefined
  }
}
