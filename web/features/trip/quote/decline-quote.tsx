import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField } from '../../../ui/field'
import { focusHeading } from '../../../ui/focus'
import { answerQuote } from '../trip.api'
import { useAct } from '../use-act'

/** Ends the booking: the guest does not want the quote; of a change, which leaves the trip as it is. A reason helps, and is not asked for. */
export function DeclineQuote({
  booking,
  quote,
  kind = 'quote',
}: {
  booking: GuestBooking
  quote: Quote
  kind?: Quote['kind']
}) {
  const { t } = useTranslation('trip')
  const say = (key: 'open' | 'title' | 'text' | 'reason' | 'confirm' | 'busy') =>
    kind === 'change' ? t(`change.decline.${key}`) : t(`decline.${key}`)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { mutate, isPending, error, reset } = useAct(booking.pid, answerQuote)
  const close = () => {
    setOpen(false)
    reset()
  }
  const decline = () => {
    const { pid, version } = booking
    const said = text.trim() === '' ? {} : { text: text.trim() }
    mutate(
      { pid, answer: { act: 'decline', number: quote.number, version, ...said } },
      {
        onSuccess: () => {
          close()
          setTimeout(focusHeading)
        },
      },
    )
  }
  return (
    <>
      <Button look="faint" onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={say('title')}
        action={say(isPending ? 'busy' : 'confirm')}
        isPending={isPending}
        onConfirm={decline}
      >
        <AreaField
          label={say('reason')}
          hint={say('text')}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FailureAlert failure={error} />
      </ConfirmDialog>
    </>
  )
}
