import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { SubmitButton } from '../../../ui/submit-button'
import { MomentLine } from '../moment'
import { Fold } from '../panel'
import { AgreementTicks } from '../quote/agreement'
import { DeclineQuote } from '../quote/decline-quote'
import { QuoteNote, QuoteTerms } from '../quote/quote-parts'
import { answerQuote } from '../quote/quote.api'
import { validityOf, acceptanceOf, methodsFor } from '../quote/quote.view'
import { useAgreement } from '../quote/use-agreement'
import { useAct } from '../use-act'
import { ChangeComparison, type OfferProps } from './change-comparison'
import { changeSums } from './change.view'

/** The change that the company offers: the current trip beside the new one, and the guest's answer. */
export function ChangeOffer({ booking, offer }: OfferProps) {
  const { t } = useTranslation('trip')
  const until = validityOf(booking, offer)
  return (
    <section
      aria-labelledby="trip-change"
      className="flex flex-col gap-4 rounded-card border-2 border-larch bg-surface p-4 sm:p-5"
    >
      <h2 id="trip-change" className="text-xl">
        {t('change.offer.title')}
      </h2>
      <p>{t('change.offer.lead')}</p>
      <ChangeComparison booking={booking} offer={offer} />
      <QuoteNote note={offer.note} />
      <OfferedPlan offer={offer} />
      <MomentLine label={t('change.offer.until')} {...until} className="font-semibold" />
      <OfferAnswers booking={booking} offer={offer} />
    </section>
  )
}

function OfferedPlan({ offer }: Pick<OfferProps, 'offer'>) {
  const { t } = useTranslation('trip')
  return (
    <Fold label={t('change.offer.plan')}>
      <QuoteDays quote={offer} lang={useLang()} id="trip-change-plan" open="all" />
    </Fold>
  )
}

function OfferAnswers({ booking, offer }: OfferProps) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const isAcceptable = booking.actions.includes('change.accept')
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-2">
        {isAcceptable && (
          <Button look="main" onClick={() => setOpen(true)}>
            {t('change.offer.accept')}
          </Button>
        )}
        <DeclineQuote booking={booking} quote={offer} kind="change" />
      </div>
      {!isAcceptable && <p>{t('change.offer.tooNear')}</p>}
      <ChangeDialog {...{ booking, offer, isOpen }} onClose={() => setOpen(false)} />
    </>
  )
}

interface ChangeDialogProps extends OfferProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog that agrees to a change: the refund terms and two checkboxes. */
function ChangeDialog({ isOpen, ...props }: ChangeDialogProps) {
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
  const { form, require, ...agreement } = useAgreement(booking)
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
