import { Car, Clock, MapPin, UserRound, Users } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrewMember, GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { USUAL_FOCUS } from '../../../../worker/contracts/media/image-focus'
import { useLang } from '../../../platform/i18n/use-lang'
import { phoneUrl } from '../../../platform/site/phone-url'
import { Chip } from '../../../ui/chip'
import { PageLink } from '../../../ui/page-link'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { daysText, type Situation } from '../trip.view'
import { usePickup } from '../use-pickup'
import { daysAheadText, distanceOf, wideFocus } from './ticket.view'

const IMAGE = {
  alt: '',
  sizes: '(min-width: 1024px) 800px, 100vw',
  isFirst: true,
  className: 'no-print h-36 w-full object-cover sm:h-56',
}

/** The day is a wish that a quote may move. */
const IS_ASKED: ReadonlySet<Situation> = new Set(['waiting', 'waitlisted', 'late', 'answered'])

/** The trip is coming or under way: its distance is shown. */
const IS_COMING: ReadonlySet<Situation> = new Set(['on_hold', 'confirmed'])

interface TicketProps {
  booking: GuestBooking
  situation: Situation
}

/** The trip at a glance: tour, days, and when, where and with whom it begins, as far as that is known. */
export function Ticket({ booking, situation }: TicketProps) {
  const { t } = useTranslation('trip')
  const { tour } = booking
  return (
    <section
      aria-label={t('ticket.title')}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {tour?.imageUrl && (
        <ResponsiveImage
          url={tour.imageUrl}
          focus={wideFocus(tour.imageFocus ?? USUAL_FOCUS)}
          {...IMAGE}
        />
      )}
      <div className="flex flex-col gap-1 p-4 sm:p-5">
        <TourName tour={tour} />
        <TicketDays booking={booking} situation={situation} />
      </div>
      <TicketFacts booking={booking} />
      {situation === 'confirmed' && !booking.crew.some(({ kind }) => kind === 'guide') && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t('crew.later')}</p>
      )}
    </section>
  )
}

function TourName({ tour }: Pick<GuestBooking, 'tour'>) {
  const { t } = useTranslation('trip')
  if (!tour) return <p className="font-semibold text-muted">{t('facts.ownIdea')}</p>
  return (
    <p>
      <PageLink to={`/tour/x-${tour.id}`} className="font-semibold text-primary hover:underline">
        {tour.name}
      </PageLink>
    </p>
  )
}

function TicketDays({ booking, situation }: TicketProps) {
  const { t } = useTranslation('trip')
  const { trip, now } = booking
  const days = daysText(trip, useLang(), now) || t('facts.anyDay')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="tabular text-2xl leading-tight sm:text-3xl">{days}</strong>
      {trip.flexDays > 0 && IS_ASKED.has(situation) && (
        <span className="text-muted">{t('facts.flex', { count: trip.flexDays })}</span>
      )}
      {IS_COMING.has(situation) && <Countdown booking={booking} />}
    </p>
  )
}

function Countdown({ booking: { trip, now } }: Pick<TicketProps, 'booking'>) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const distance = distanceOf(trip, now)
  if (distance === null) return null
  const text =
    'day' in distance ? t('ticket.dayOf', distance) : daysAheadText(distance.daysAhead, lang)
  return <Chip look="offer">{text}</Chip>
}

/** Below the perforation: each fact with its sign. */
function TicketFacts({ booking }: Pick<TicketProps, 'booking'>) {
  const { t } = useTranslation(['trip', 'site'])
  const { tour, trip, pickup, crew } = booking
  const place = usePickup(pickup)
  const { startMinute } = trip
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t-2 border-dashed border-line p-4 sm:grid-cols-2 sm:p-5">
      {startMinute !== null && (
        <Fact icon={Clock} label={t('facts.startTime')}>
          {t('site:calgaryTime', { time: minuteText(startMinute) })}
        </Fact>
      )}
      {tour?.meetingPoint && (
        <Fact icon={MapPin} label={t('facts.meetingPoint')}>
          {tour.meetingPoint}
        </Fact>
      )}
      <Fact icon={MapPin} label={t('facts.pickup')}>
        {place}
      </Fact>
      <PartyFact booking={booking} />
      {crew.map((member) => (
        <CrewFact key={`${member.kind} ${member.name}`} {...member} />
      ))}
    </dl>
  )
}

function PartyFact({ booking: { party, trip } }: Pick<TicketProps, 'booking'>) {
  const { t } = useTranslation('trip')
  const { adults, children } = party
  const more = children > 0 ? ` · ${t('facts.children', { count: children })}` : ''
  return (
    <Fact icon={Users} label={t('facts.party')}>
      {t('facts.adults', { count: adults }) + more}
      {trip.isDeparture && <span className="block text-sm text-muted">{t('facts.departure')}</span>}
    </Fact>
  )
}

function CrewFact({ kind, name, phone }: CrewMember) {
  const { t } = useTranslation('trip')
  return (
    <Fact icon={kind === 'guide' ? UserRound : Car} label={t(`crew.${kind}`)}>
      <span className="font-semibold">{name}</span>
      {phone && (
        <a
          href={phoneUrl(phone)}
          className="tabular flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {phone}
        </a>
      )}
    </Fact>
  )
}

interface FactProps {
  icon: ComponentType<{ size: number; className: string }>
  label: string
  children: ReactNode
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere">
      <dt className="contents text-sm text-muted">
        <Icon aria-hidden size={20} className="row-span-2 mt-0.5 text-primary" />
        <span>{label}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
