import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'

import { useLang } from '../../../platform/i18n/use-lang'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { RefundTerms } from '../../../ui/quote/refund-terms'
import { SubmitButton } from '../../../ui/submit-button'
import { AgreementTicks, useAgreement } from '../quote/agreement'
import { PolicyDay } from '../quote/policy-day'
import { answerQuote } from '../quote/quote.api'
import { methodsFor } from '../quote/quote.view'
import { useAct } from '../use-act'
import { changeSums } from './change.view'

interface ChangeDialogProps {
  booking: GuestBooking
  offer: Quote
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
  const { form, agreement, submit, isPending, error } = useAgreeing(agreed)
  return (
    <Form ref={form} onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto">
      <ChangedTerms booking={agreed.booking} offer={agreed.offer} />
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

/** After a late change, the days are not counted from the trip's first day. */
function ChangedTerms({ booking, offer }: Pick<ChangeDialogProps, 'booking' | 'offer'>) {
  const lang = useLang()
  const { currency } = changeSums(booking, offer)
  const counted = booking.changePolicyDay ?? offer.startDay
  return (
    <>
      <RefundTerms policy={offer.policy} startDay={counted} lang={lang} currency={currency} />
      {counted !== offer.startDay && <PolicyDay day={counted} />}
    </>
  )
}

/** Keeps the booking's currency and payment method. */
function answerOf(booking: GuestBooking, offer: Quote) {
  const { version, money } = booking
  const { currency } = changeSums(booking, offer)
  const method: PayMethod = money?.method ?? methodsFor(currency)[0] ?? 'etransfer'
  const agreed = { terms: true, policy: true } as const
  return { act: 'accept', number: offer.number, version, currency, method, agreed } as const
}
