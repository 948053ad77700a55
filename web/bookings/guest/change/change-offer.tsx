import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { Fold } from '../panel'
import { MomentLine } from '../moment'
import { DeclineQuote } from '../quote/decline-quote'
import { QuoteNote } from '../quote/quote-note'
import { validityOf } from '../quote/quote.view'
import { ChangeComparison, type OfferProps } from './change-comparison'
import { ChangeDialog } from './change-dialog'

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
      <QuoteDays quote={offer} lang={useLang()} id="trip-change-plan" />
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
      {!isAcceptable && <p>{t('accept.tooNear')}</p>}
      <ChangeDialog {...{ booking, offer, isOpen }} onClose={() => setOpen(false)} />
    </>
  )
}
