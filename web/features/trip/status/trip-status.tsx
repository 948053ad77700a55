import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { daysText, isGuestsTurn, wordsOf, type Situation } from '../trip.view'
import { AskAgain } from './ask-again'
import { TripNext } from './trip-next'

const ASKS_AGAIN: ReadonlySet<Situation> = new Set([
  'declined',
  'closed',
  'refused',
  'released',
  'expired',
  'lapsed',
])

interface TripStatusProps {
  booking: GuestBooking
  /** An open change. */
  offer: Quote | null
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

/** The booking's status in one sentence, and what happens next, by when. */
export function TripStatus({ booking, offer, situation, onAsk }: TripStatusProps) {
  const { t } = useTranslation('trip')
  const { reason } = booking
  const words = wordsOf(booking, situation)
  return (
    <header className="flex flex-col gap-4">
      <Subject booking={booking} />
      {isGuestsTurn(booking, words, offer !== null) && (
        <p>
          <Chip look="offer">{t('yourTurn')}</Chip>
        </p>
      )}
      <h1 className="text-3xl">{t(`state.${words}.title`)}</h1>
      <TripNext booking={booking} words={words} offer={offer} />
      {situation === 'declined' && reason && <Reason text={reason} />}
      {ASKS_AGAIN.has(situation) && <AskAgain {...{ booking, situation, onAsk }} />}
    </header>
  )
}

function Reason({ text }: { text: string }) {
  return (
    <blockquote
      lang={textLang(text)}
      className="max-w-reading border-s-4 border-line ps-4 text-lg wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </blockquote>
  )
}

/** The tour with its picture, and the days. */
function Subject({ booking: { tour, trip, now } }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const days = daysText(trip, useLang(), now)
  return (
    <>
      {tour?.imageUrl && (
        <ResponsiveImage
          url={tour.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 800px, 100vw"
          isFirst
          className="no-print max-h-32 sm:max-h-56 w-full rounded-card object-cover"
        />
      )}
      <p className="text-sm font-semibold text-muted">
        {tour?.name ?? t('facts.ownIdea')}
        {days && <span className="block">{days}</span>}
      </p>
    </>
  )
}
