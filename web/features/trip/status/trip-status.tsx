import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { textLang } from '../../../platform/i18n/text-lang'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { PageLink } from '../../../ui/page-link'
import { daysText } from '../trip-days'
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

/** Where the booking is in one sentence, and what happens next, by when. */
export function TripStatus({
  booking,
  offer,
  situation,
  onAsk,
}: {
  booking: GuestBooking
  /** An open change. */
  offer: Quote | null
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}) {
  const { t } = useTranslation('trip')
  const { tour } = booking
  const words = wordsOf(booking, situation)
  return (
    <header className="flex flex-col gap-4">
      {tour?.imageUrl && (
        <ResponsiveImage
          url={tour.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 800px, 100vw"
          isFirst
          className="no-print max-h-32 sm:max-h-56 w-full rounded-card object-cover"
        />
      )}
      <Subject booking={booking} />
      {isGuestsTurn(booking, words, offer !== null) && (
        <p>
          <Chip look="offer">{t('yourTurn')}</Chip>
        </p>
      )}
      <h1 className="text-3xl">{t(`state.${words}.title`)}</h1>
      <TripNext booking={booking} words={words} offer={offer} />
      {situation === 'declined' && booking.reason && (
        <blockquote
          lang={textLang(booking.reason)}
          className="max-w-reading border-s-4 border-line ps-4 text-lg wrap-anywhere whitespace-pre-wrap"
        >
          {booking.reason}
        </blockquote>
      )}
      {ASKS_AGAIN.has(situation) && <AskAgain {...{ booking, situation, onAsk }} />}
    </header>
  )
}

/** For those who still want to go: a message where the booking still takes one, else a new request. */
function AskAgain({ booking, situation, onAsk }: Omit<Parameters<typeof TripStatus>[0], 'offer'>) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const look = `no-print self-start ${buttonClass('primary')}`
  const start = quote?.startDay ?? trip.startDay
  if (actions.includes('message') && start !== null) {
    const kind = situation === 'lapsed' ? 'quote' : 'hold'
    const ask = () => onAsk(t(`again.${kind}`, { day: formatDay(start, lang, now) }))
    return (
      <button type="button" className={look} onClick={ask}>
        {t('again.open')}
      </button>
    )
  }
  return tour ? (
    <PageLink to={`/tour/x-${tour.id}`} className={look}>
      {t('askAgain')}
    </PageLink>
  ) : (
    <PageLink to="/contact" className={look}>
      {t('askAgain')}
    </PageLink>
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
