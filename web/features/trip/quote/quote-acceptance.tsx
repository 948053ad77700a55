import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { formatCad } from '../../../platform/i18n/format'
import { Button } from '../../../ui/button'
import { AcceptDialog } from './accept-dialog'

interface AcceptanceProps {
  booking: GuestBooking
  quote: Quote
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onAsk: (text: string) => void
}

/** The acceptance dialog, and on a phone the bottom bar that opens it. */
export function QuoteAcceptance({ booking, quote, isOpen, onOpen, onAsk }: AcceptanceProps) {
  const close = () => onOpen(false)
  const ask = (text: string) => {
    close()
    onAsk(text)
  }
  return (
    <>
      <AcceptBar totalCents={quote.totalCents} onAccept={() => onOpen(true)} />
      <AcceptDialog {...{ booking, quote, isOpen }} onClose={close} onAsk={ask} />
    </>
  )
}

function AcceptBar({ totalCents, onAccept }: { totalCents: number; onAccept: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
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
