import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pickupText } from '../../../../worker/contracts/bookings/booking-limits'
import type { PlannerParty } from '../../../../worker/contracts/bookings/planner'
import { RESOURCE_KINDS } from '../../../../worker/contracts/bookings/resources'
import type { PartyWaiver } from '../../../../worker/contracts/bookings/travellers'
import { calgaryHourText, minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { Allowed } from '../../../desk/ui/allowed'
import { closedDaysWithin } from '../../../desk/ui/closed-days'
import { useMoney } from '../../../desk/ui/use-money'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { usePartyText, useWaiverText } from '../guest-texts'
import { PhoneLink } from '../phone-link'
import { crewOf } from './crew/crew.api'
import { CrewDialog } from './crew/trip-crew'
import { useChildSeats } from './planner-texts'
import type { Closure, Planner, PlannerTrip } from './trips.api'

const LINK =
  'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline lg:min-h-6 wrap-anywhere'

interface PlannedTripProps {
  trip: PlannerTrip
  planner: Planner
  /** With what the guests wrote. */
  isWhole?: boolean
}

/** A trip with its hour, guests, guide and vehicle. */
export function PlannedTrip({ trip, planner, isWhole = false }: PlannedTripProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TripLine trip={trip} closures={planner.closures} />
      {trip.parties.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {trip.parties.map((party) => (
            <li key={party.bookingId} className="min-w-0">
              <PartyLine party={party} />
              {isWhole && <Travellers party={party} />}
              {isWhole && party.waiver && <Waiver waiver={party.waiver} />}
              {isWhole && party.notes && (
                <p className="max-w-reading border-l-2 border-line pl-3 whitespace-pre-wrap text-muted">
                  {party.notes}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <CrewLine trip={trip} planner={planner} />
    </div>
  )
}

/** A trip's hour and name, and its guests, who lead to their bookings. */
export function TripParties({ trip }: { trip: PlannerTrip }) {
  return (
    <div className="mb-4 flex flex-col gap-1">
      <TripLine trip={trip} />
      <ul className="flex flex-col gap-1 text-sm">
        {trip.parties.map((party) => (
          <li key={party.bookingId} className="min-w-0">
            <PartyLine party={party} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function TripLine({ trip, closures = [] }: { trip: PlannerTrip; closures?: readonly Closure[] }) {
  const { t } = useTranslation('desk-bookings')
  const { kind, male, female, seatsTaken, capacity, startMinute } = trip
  const childSeats = useChildSeats()(trip)
  const closed = useClosedText(trip, closures)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {startMinute !== null && (
        <span className="tabular font-semibold">{minuteText(startMinute)}</span>
      )}
      <TripName trip={trip} />
      <Chip>{t(`dates.kind.${kind}`)}</Chip>
      <span className="tabular text-sm text-muted">
        {t('dates.seats', { taken: male + female + seatsTaken, capacity })}
      </span>
      {childSeats !== '' && <Chip>{childSeats}</Chip>}
      {closed !== '' && <Chip look="hidden">{closed}</Chip>}
    </p>
  )
}

/** The closed days inside a departure; '' without any. */
function useClosedText(trip: PlannerTrip, closures: readonly Closure[]): string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const days = trip.kind === 'departure' ? closedDaysWithin(trip, closures, lang) : ''
  return days && t('dates.closedInside', { days })
}

/** Leads to the booking if there is one, or to the departures of the tour. */
function TripName({ trip: { tourId, tour, parties } }: { trip: PlannerTrip }) {
  const { t } = useTranslation('desk-bookings')
  const name = tour ?? t(tourId === null ? 'anyTour' : 'dates.noTour')
  const mayEditTours = useMay('tours:edit')
  const [party] = parties
  if (party && parties.length === 1) return <BookingLink party={party} text={name} />
  if (parties.length > 0 || tourId === null || !mayEditTours)
    return <span className="font-semibold">{name}</span>
  return (
    <Link to="/admin/$tourId" params={{ tourId: String(tourId) }} className={LINK}>
      {name}
    </Link>
  )
}

/** Plain text for readers who may not open bookings. */
function BookingLink({ party, text }: { party: PlannerParty; text: string }) {
  if (!useMay('bookings:read')) return <span className="font-semibold wrap-anywhere">{text}</span>
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(party.bookingId) }}
      className={LINK}
    >
      {text}
    </Link>
  )
}

function PartyLine({ party }: { party: PlannerParty }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const partyText = usePartyText()
  const { name, pickup, phone, status } = party
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <BookingLink party={party} text={name ?? t('erased')} />
      <span>{partyText(party)}</span>
      <span>{t(`site:language.${party.lang}`)}</span>
      <span className="wrap-anywhere">
        {t('dates.pickup', { place: pickupText(pickup, (kind) => t(`pickups.${kind}`)) })}
      </span>
      {phone && <PhoneLink text={phone} className={LINK} />}
      <Due party={party} />
      {status !== 'confirmed' && <Chip>{t(`status.${status}`)}</Chip>}
      <Reported party={party} />
    </p>
  )
}

/** Who travels, with the seats to bring and what each does not eat, and whom to call. */
function Travellers({ party: { travellers, emergency, status } }: { party: PlannerParty }) {
  const { t } = useTranslation('desk-bookings')
  if (travellers.length === 0)
    return status === 'confirmed' && <p className="text-muted">{t('dates.travellers.unnamed')}</p>
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {travellers.map(({ name, age, seat, diet }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two travellers may have one name
        <li key={index}>
          {[
            name,
            age !== null && t('dates.travellers.age', { age }),
            seat !== 'belt' && t(`dates.travellers.seats.${seat}`),
            diet,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {emergency !== '' && <li>{t('dates.travellers.emergency', { contact: emergency })}</li>}
    </ul>
  )
}

function Waiver({ waiver }: { waiver: PartyWaiver }) {
  const { t } = useTranslation('desk-bookings')
  const text = useWaiverText()(waiver)
  return (
    <p className={waiver.state === 'accepted' ? 'text-muted' : 'font-semibold'}>
      {t('waiver.line', { text })}
    </p>
  )
}

/** The last report of the guide from the road. */
function Reported({ party: { pickedUpAt, backAt } }: { party: PlannerParty }) {
  const { t } = useTranslation('desk-bookings')
  const at = backAt ?? pickedUpAt
  if (at === null) return null
  const time = calgaryHourText(at)
  return <Chip>{t(backAt === null ? 'dates.pickedUp' : 'dates.back', { time })}</Chip>
}

/** The deposit of a held date is not the crew's business; the balance of a trip may be. */
function Due({ party: { due, isCash, status } }: { party: PlannerParty }) {
  const { t } = useTranslation('desk-bookings')
  const money = useMoney()
  if (!due || due.amount === 0 || status === 'on_hold') return null
  const text = t(isCash ? 'dates.dueCash' : 'dates.due', { amount: money(due) })
  return <span className="font-semibold">{text}</span>
}

function CrewLine({ trip, planner }: { trip: PlannerTrip; planner: Planner }) {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  const crew = crewOf(planner, trip.id)
  const isMissing = trip.parties.some(({ status }) => status === 'confirmed') && !crew.of('guide')
  const name = trip.tour ?? t('anyTour')
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {isMissing && <Chip look="hidden">{t('payments.crew.noGuide')}</Chip>}
      {RESOURCE_KINDS.map((kind) => (
        <span key={kind} className={crew.of(kind) ? '' : 'text-muted'}>
          {t('dates.crewIs', {
            kind: t(`payments.crew.one.${kind}`),
            name: crew.of(kind)?.name ?? t('payments.crew.noneYet'),
          })}
        </span>
      ))}
      <Allowed needs="trips:manage">
        <Button
          look="link"
          className="no-print min-w-11 text-start"
          aria-label={t('dates.crewOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('payments.crew.change')}
        </Button>
        <CrewDialog isOpen={isOpen} trip={trip} crew={crew} onClose={() => setOpen(false)} />
      </Allowed>
    </div>
  )
}
