import { useTranslation } from 'react-i18next'
import type { Booking } from '../../bookings.api'
import { GuestsView } from '../guests-view'
import { QuoteTotals } from './quote-totals'
import type { QuoteEditor } from './use-quote-editor'
import { useTyped } from './use-totals'

interface OutcomeProps {
  booking: Booking
  editor: QuoteEditor
  /** Where there is no room for the form beside it. */
  isPreviewed: boolean
}

/** What a draft comes to, and the quote as its guest will see it, while it is written. */
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
