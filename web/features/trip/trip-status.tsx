import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { phoneUrl, useSite } from '../../platform/site/site'
import { textLang } from '../../platform/i18n/text-lang'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { hasOpenClaim } from './claim.view'
import { Moment } from './moment'
import { daysText } from './trip-days'
import { answerBy, isGuestsTurn, type Situation } from './trip.view'

const OVER: ReadonlySet<Situation> = new Set([
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
  situation,
  onAsk,
}: {
  booking: GuestBooking
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const { tour } = booking
  const by = answerBy(booking, company.answerHours)
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
      {isGuestsTurn(situation) && !hasOpenClaim(booking) && (
        <p>
          <Chip look="offer">{t('yourTurn')}</Chip>
        </p>
      )}
      <h1 className="text-3xl">{t(`state.${situation}.title`)}</h1>
      <div className="flex max-w-reading flex-col gap-3 text-lg">
        <p>{t(`state.${situation}.next`, { company: company.shortName })}</p>
        {situation === 'waiting' && by !== null && (
          <p>
            {t('answerBy', { hours: company.answerHours })}{' '}
            <Moment at={by} className="font-semibold" />
          </p>
        )}
        {situation === 'late' && (
          <p>
            <a href={phoneUrl(company.phone)} className="font-semibold text-primary underline">
              {company.phone}
            </a>
          </p>
        )}
      </div>
      {situation === 'declined' && booking.reason && (
        <blockquote
          lang={textLang(booking.reason)}
          className="max-w-reading border-s-4 border-line ps-4 text-lg wrap-anywhere whitespace-pre-wrap"
        >
          {booking.reason}
        </blockquote>
      )}
      {OVER.has(situation) && <AskAgain booking={booking} situation={situation} onAsk={onAsk} />}
    </header>
  )
}

/** For those who still want to go: a message where the booking still takes one, else a new request. */
function AskAgain({ booking, situation, onAsk }: Parameters<typeof TripStatus>[0]) {
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
    <Link to="/tour/$address" params={{ address: `x-${tour.id}` }} className={look}>
      {t('askAgain')}
    </Link>
  ) : (
    <Link to="/contact" className={look}>
      {t('askAgain')}
    </Link>
  )
}

function Subject({ booking: { tour, trip, now } }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const days = daysText(trip, lang, now)
  return (
    <p className="flex flex-wrap gap-x-2 text-sm font-semibold text-muted">
      <span>
        {tour?.name ?? t('facts.ownIdea')}
        {days && '\u00a0·'}
      </span>
      {days && <span>{days}</span>}
    </p>
  )
}
