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

/** The second view of an acceptance: what is paid, how, and two ticks. */
export function AcceptDialog({ booking, quote, isOpen, onClose, onAsk }: AcceptProps) {
  const { t } = useTranslation('trip')
  const acceptance = useAcceptance(booking, quote, onClose)
  const { error, forget } = acceptance
  // A day that was taken says nothing about a later answer.
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
      {/* Another quote is another agreement; why it has come, and how to pay, stay. */}
      <AcceptForm key={quote.number} {...{ booking, quote, acceptance }} onAsk={ask} />
    </Dialog>
  )
}
