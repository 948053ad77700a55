import { useTranslation } from 'react-i18next'
import type { Booking } from '../../bookings.api'
import { GuestsView } from '../guests-view'
import { QuoteTotals } from './quote-totals'
import type { QuoteEditor } from './use-quote-editor'
import { useTyped } from './use-totals'

interface OutcomeProps {
  booking: Booking
  editor: QuoteEditor
  /** Whether a narrow screen shows this instead of the form. */
  isPreviewed: boolean
}

/** The totals of a draft and the quote as its guest will see it, updated while typing. */
export function QuoteOutcome({ booking, editor, isPreviewed }: OutcomeProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <section
      aria-label={`${t('totals')} · ${t('guestsView')}`}
      tabIndex={0}
      className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <QuoteTotals booking={booking} editor={editor} />
      <div className={isPreviewed ? '' : 'max-xl:hidden'}>
        <LivePreview booking={booking} editor={editor} />
      </div>
    </section>
  )
}

function LivePreview({ booking, editor }: Omit<OutcomeProps, 'isPreviewed'>) {
  return <GuestsView quote={useTyped(booking, editor)} />
}
