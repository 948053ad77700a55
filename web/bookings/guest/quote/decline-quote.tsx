import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { AreaField } from '../../../ui/field'
import { AskedAct, useAskedAct } from '../asked-act'
import { answerQuote } from './quote.api'

interface DeclineQuoteProps {
  booking: GuestBooking
  quote: Quote
  kind?: Quote['kind']
}

/** Declines a quote, which ends the booking; declining a change leaves the trip as it is. A reason is optional. */
export function DeclineQuote({ booking, quote, kind = 'quote' }: DeclineQuoteProps) {
  const say = useWords(kind)
  const { dialog, confirm } = useAskedAct(booking.pid, answerQuote)
  const [text, setText] = useState('')
  const decline = () =>
    confirm({ pid: booking.pid, answer: declineOf(quote, booking, text.trim()) })
  return (
    <AskedAct dialog={dialog} say={say} onConfirm={decline}>
      <AreaField
        label={say('reason')}
        hint={say('text')}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </AskedAct>
  )
}

function declineOf({ number }: Quote, { version }: GuestBooking, reason: string) {
  return { act: 'decline' as const, number, version, ...(reason !== '' && { text: reason }) }
}

function useWords(kind: Quote['kind']) {
  const { t } = useTranslation('trip')
  return (key: 'open' | 'title' | 'text' | 'reason' | 'confirm' | 'busy') =>
    kind === 'change' ? t(`change.decline.${key}`) : t(`decline.${key}`)
}
