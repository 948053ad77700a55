import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { Dialog } from '../../../ui/dialog'
import { AcceptForm } from './accept-form'
import { useAcceptance } from './use-acceptance'

interface AcceptProps {
  booking: GuestBooking
  quote: Quote
  isOpen: boolean
  onClose: () => void
  /** Closes the dialog for a message that begins with this text. */
  onAsk: (text: string) => void
}

/** The dialog that accepts a quote: the amount, the payment method and two checkboxes. */
export function AcceptDialog({ booking, quote, isOpen, onClose, onAsk }: AcceptProps) {
  const { t } = useTranslation('trip')
  const acceptance = useAcceptance(booking, quote, onClose)
  const { error, forget } = acceptance
  // A day that was taken must not block a later attempt.
  const close = () => {
    if (error) forget()
    onClose()
  }
  const ask = (text: string) => {
    forget()
    onAsk(text)
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('accept.title')} look="sheet">
      {/* Reset the form for another quote, but keep its error and the payment choice. */}
      <AcceptForm key={quote.number} {...{ booking, quote, acceptance }} onAsk={ask} />
    </Dialog>
  )
}
