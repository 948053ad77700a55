import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { AgreementTicks } from '../quote/agreement'
import { useAgreement } from '../quote/use-agreement'
import { QuoteTerms } from '../quote/quote-terms'
import { answerQuote } from '../quote/quote.api'
import { acceptanceOf, methodsFor } from '../quote/quote.view'
import { useAct } from '../use-act'
import type { OfferProps } from './change-comparison'
import { changeSums } from './change.view'

interface ChangeDialogProps extends OfferProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog that agrees to a change: the refund terms and two checkboxes. */
export function ChangeDialog({ isOpen, ...props }: ChangeDialogProps) {
  const { t } = useTranslation('trip')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('change.agree.title')} look="sheet">
      {/* Reset the form for another offer: agreement to one does not cover another. */}
      <AgreementForm key={props.offer.number} {...props} />
    </Dialog>
  )
}

function AgreementForm(agreed: AgreementProps) {
  const { t } = useTranslation('trip')
  const { booking, offer } = agreed
  const { form, agreement, submit, isPending, error } = useAgreeing(agreed)
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto">
      <QuoteTerms booking={booking} quote={offer} policyDay={booking.changePolicyDay} />
      <AgreementTicks {...agreement} />
      <FailureAlert failure={error} />
      <SubmitButton
        look="main"
        label={t('change.agree.confirm')}
        waiting={t('change.agree.busy')}
        isWaiting={isPending}
      />
    </Form>
  )
}

type AgreementProps = Omit<ChangeDialogProps, 'isOpen'>

function useAgreeing({ booking, offer, onClose }: AgreementProps) {
  const { form, require, ...agreement } = useAgreement()
  const { act, isPending, error } = useAct(booking.pid, answerQuote)
  const submit = () => {
    if (!require() || isPending) return
    act({ pid: booking.pid, answer: answerOf(booking, offer) }, { onSuccess: onClose })
  }
  return { form, agreement, submit, isPending, error }
}

/** Keeps the booking's currency and payment method. */
function answerOf(booking: GuestBooking, offer: Quote) {
  const { currency } = changeSums(booking, offer)
  const method = booking.money?.method ?? methodsFor(currency)[0] ?? 'etransfer'
  return acceptanceOf(booking, offer, { currency, method })
}
