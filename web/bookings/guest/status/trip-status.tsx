import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatDay } from '../../../platform/i18n/format'
import { Chip } from '../../../ui/chip'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { Button, buttonClass } from '../../../ui/button'
import { PageLink } from '../../../ui/page-link'
import { daysText, isGuestsTurn, wordsOf, type Situation } from '../trip.view'
import { TripNext } from './trip-next'

const ASKS_AGAIN: ReadonlySet<Situation> = new Set([
  'declined',
  'closed',
  'refused',
  'released',
  'expired',
  'lapsed',
])

const IMAGE = {
  sizes: '(min-width: 1024px) 800px, 100vw',
  isFirst: true,
  className: 'no-print max-h-32 sm:max-h-56 w-full rounded-card object-cover',
}

interface TripStatusProps {
  booking: GuestBooking
  /** An open change. */
  offer: Quote | null
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

/** The booking's status in one sentence, and the next step with its deadline. */
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

const QUOTED = 'max-w-reading border-s-4 border-line ps-4 text-lg wrap-anywhere whitespace-pre-wrap'

function Reason({ text }: { text: string }) {
  return (
    <blockquote lang={textLang(text)} className={QUOTED}>
      {text}
    </blockquote>
  )
}

/** The tour with its image, and the days. */
function Subject({ booking: { tour, trip, now } }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const days = daysText(trip, useLang(), now)
  return (
    <>
      {tour?.imageUrl && <ResponsiveImage url={tour.imageUrl} alt="" {...IMAGE} />}
      <p className="text-sm font-semibold text-muted">
        {tour?.name ?? t('facts.ownIdea')}
        {days && <span className="block">{days}</span>}
      </p>
    </>
  )
}

const ASK = 'no-print self-start'

/** For guests who still want to go: a message if the booking still takes one, else a new request. */
function AskAgain({ booking, situation, onAsk }: Omit<TripStatusProps, 'offer'>) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const start = quote?.startDay ?? trip.startDay
  if (!actions.includes('message') || start === null)
    return (
      <PageLink
        to={tour ? `/tour/x-${tour.id}` : '/contact'}
        className={`${ASK} ${buttonClass('primary')}`}
      >
        {t('askAgain')}
      </PageLink>
    )
  const kind = situation === 'lapsed' ? 'quote' : 'hold'
  const text = t(`again.${kind}`, { day: formatDay(start, lang, now) })
  return (
    <Button look="primary" className={ASK} onClick={() => onAsk(text)}>
      {t('again.open')}
    </Button>
  )
}
