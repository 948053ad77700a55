import type { GuestBooking } from '../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../worker/contracts/quotes/quotes'
import { useLang } from '../../platform/i18n/use-lang'
import { LanguageOffer } from './facts/language-offer'
import { LetterAside } from './letter/letter-aside'
import { LetterHead } from './letter/letter-head'
import { LetterMoney } from './letter/letter-money'
import { useLetter, type Letter } from './letter/use-letter'
import { Thread } from './messages/thread'
import { Plan } from './quote/plan'
import { QuoteAcceptance } from './quote/quote-acceptance'
import { canAccept } from './quote/quote.view'
import { isOver } from './trip.view'

/** An opened booking: its status and what happens next, the plan and the money, the messages and the request. */
export function TripLetter({ booking: opened }: { booking: GuestBooking }) {
  const lang = useLang()
  const letter = useLetter(opened)
  const { booking } = letter
  const { quote, pid } = booking
  return (
    <div className="flex flex-col gap-6">
      {booking.lang !== lang && <LanguageOffer pid={pid} lang={booking.lang} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <LetterHead letter={letter} />
        {quote && <LetterMoney letter={letter} quote={quote} />}
        <LetterBody letter={letter} />
        <LetterAside letter={letter} />
      </div>
      {quote && canAccept(booking) && <LetterAcceptance letter={letter} quote={quote} />}
    </div>
  )
}

/** The plan of the agreed trip, and the messages. */
function LetterBody({ letter: { booking, situation, draft } }: { letter: Letter }) {
  const { quote, scope } = booking
  const lang = useLang()
  return (
    <div className="flex min-w-0 flex-col gap-8 empty:hidden lg:col-start-1">
      {quote && situation !== 'quoted' && (
        <Plan quote={quote} lang={lang} isFolded={isOver(situation)} />
      )}
      {scope !== 'pack' && <Thread booking={booking} draft={draft} />}
    </div>
  )
}

function LetterAcceptance({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { booking, isAccepting, setAccepting, ask } = letter
  return (
    <QuoteAcceptance
      booking={booking}
      quote={quote}
      isOpen={isAccepting}
      onOpen={setAccepting}
      onAsk={ask}
    />
  )
}
