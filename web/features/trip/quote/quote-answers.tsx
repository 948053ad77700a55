import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { Button } from '../../../ui/button'
import { DeclineQuote } from './decline-quote'
import { canAccept, canAnswer } from './quote.view'

interface QuoteAnswersProps {
  booking: GuestBooking
  quote: Quote
  onAccept: () => void
  onAsk: () => void
}

/** Accept, ask or decline. On a phone, the accept button is in the bottom bar. */
export function QuoteAnswers({ booking, quote, onAccept, onAsk }: QuoteAnswersProps) {
  const { t } = useTranslation('trip')
  if (!canAnswer(booking)) return null
  return (
    <>
      {canAccept(booking) ? <AcceptButton onAccept={onAccept} /> : <p>{t('accept.tooNear')}</p>}
      <div className="no-print flex flex-wrap gap-x-2">
        <Button look="faint" onClick={onAsk}>
          {t('ask.open')}
        </Button>
        <DeclineQuote booking={booking} quote={quote} />
      </div>
    </>
  )
}

function AcceptButton({ onAccept }: Pick<QuoteAnswersProps, 'onAccept'>) {
  const { t } = useTranslation('trip')
  return (
    <Button look="main" className="no-print max-lg:hidden" onClick={onAccept}>
      {t('accept.open')}
    </Button>
  )
}
