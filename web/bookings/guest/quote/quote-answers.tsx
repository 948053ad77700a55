import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { Button } from '../../../ui/button'
import type { Letter } from '../letter/use-letter'
import { canAccept } from './quote.view'
import { DeclineQuote } from './decline-quote'

/** Accept, ask or decline. On a phone, the accept button is in the bottom bar. */
export function QuoteAnswers({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { t } = useTranslation('trip')
  const { booking, setAccepting, ask } = letter
  return (
    <>
      {canAccept(booking) && (
        <Button look="main" className="no-print max-lg:hidden" onClick={() => setAccepting(true)}>
          {t('accept.open')}
        </Button>
      )}
      {!canAccept(booking) && <p>{t('accept.tooNear')}</p>}
      <div className="no-print flex flex-wrap gap-x-2">
        <Button look="faint" onClick={() => ask()}>
          {t('ask.open')}
        </Button>
        <DeclineQuote booking={booking} quote={quote} />
      </div>
    </>
  )
}
