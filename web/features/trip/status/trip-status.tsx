import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { daysText } from '../trip-days'
import { AskAgain } from './ask-again'
import { TripNext } from './trip-next'
import { isGuestsTurn, wordsOf, type Situation } from '../trip.view'

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
  const words = wordsOf(booking, situation)
  return (
    <header className="flex flex-col gap-4">
      {booking.tour?.imageUrl && <TourImage url={booking.tour.imageUrl} />}
      <Subject booking={booking} />
      {isGuestsTurn(booking, words, offer !== null) && (
        <p>
          <Chip look="offer">{t('yourTurn')}</Chip>
        </p>
      )}
      <h1 className="text-3xl">{t(`state.${words}.title`)}</h1>
      <TripNext booking={booking} words={words} offer={offer} />
      {situation === 'declined' && booking.reason && <Reason text={booking.reason} />}
      {ASKS_AGAIN.has(situation) && <AskAgain {...{ booking, situation, onAsk }} />}
    </header>
  )
}

function TourImage({ url }: { url: string }) {
  return (
    <ResponsiveImage
      url={url}
      alt=""
      sizes="(min-width: 1024px) 800px, 100vw"
      isFirst
      className="no-print max-h-32 sm:max-h-56 w-full rounded-card object-cover"
    />
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

function Subject({ booking: { tour, trip, now } }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const days = daysText(trip, lang, now)
  return (
    <p className="text-sm font-semibold text-muted">
      {tour?.name ?? t('facts.ownIdea')}
      {days && <span className="block">{days}</span>}
    </p>
  )
}
