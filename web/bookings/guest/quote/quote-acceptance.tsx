import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { formatCad } from '../../../platform/i18n/format'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { Letter } from '../letter/use-letter'
import { AcceptForm, useAcceptance } from './accept-form'

/** The acceptance dialog, and on a phone the bottom bar that opens it. */
export function QuoteAcceptance({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { t } = useTranslation('trip')
  const { booking, isAccepting, setAccepting } = letter
  const acceptance = useAcceptance(letter, quote)
  return (
    <>
      <AcceptBar totalCents={quote.totalCents} onAccept={() => setAccepting(true)} />
      <Dialog
        isOpen={isAccepting}
        onClose={acceptance.close}
        title={t('accept.title')}
        look="sheet"
      >
        {/* Reset the form for another quote, but keep its error and the payment choice. */}
        <AcceptForm key={quote.number} {...{ booking, quote, acceptance }} />
      </Dialog>
    </>
  )
}

function AcceptBar({ totalCents, onAccept }: { totalCents: number; onAccept: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 [@media(height<24rem)]:static flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <p>
        <span className="block text-sm text-muted">{t('bill.total')}</span>
        <strong className="tabular">{formatCad(totalCents, 2)}</strong>
      </p>
      <Button look="main" onClick={onAccept}>
        {t('accept.open')}
      </Button>
    </div>
  )
}
