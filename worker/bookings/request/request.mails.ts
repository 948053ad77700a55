import type { Money } from '../../contracts/bookings/guest-money'
import { priceQuote } from '../../contracts/bookings/quote-prices'
import { pricedForDay } from '../../contracts/tours/price-seasons'
import { pricedOn } from '../../contracts/tours/prices'
import { pick } from '../../db/pick'
import { seasonedTour } from '../../db/priced-tour'
import type { BookingRow } from '../../db/schema/bookings'
import { isOwnPickup } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import type { HeldMails } from '../../services/mail/form-limits'
import type { Mail } from '../../services/mail/mail-content'
import { mailContext, outboxStatement } from '../../services/mail/outbox'
import { guestCode } from '../access/guest-code'
import { guestUrl } from '../access/guest-link'
import { bookingOf } from '../data/booking-events'
import { travellersOf } from '../days/seats'
import { wishedTrip } from '../mails/booking-mail'
import type { RequestFacts } from './request.queries'

/** The mails of a new request: to the guest with the link, and to the company. */
export function requestMails(
  c: RequestScope,
  booking: BookingRow,
  { held, ...facts }: RequestFacts & { held: HeldMails },
) {
  const context = { ...mailContext(c), isHeld: held.toCompany }
  const toGuest = receivedMail(c, booking, { ...facts, isHeld: held.toSender })
  // A guest who waits for a place needs no answer.
  if (booking.status === 'waitlisted') return [toGuest]
  return [toGuest, outboxStatement(c.var.db, mailForDesk(c, booking, facts.tourNames), context)]
}

/** Confirms the guest's request and contains the link. It goes to the booking's address. */
export function receivedMail(
  c: RequestScope,
  booking: BookingRow,
  { isHeld, ...facts }: RequestFacts & { isHeld: boolean },
) {
  const { lang } = booking
  const { tourNames, answerHours } = facts
  const mail: Mail = {
    ...(booking.status === 'waitlisted'
      ? ({ template: 'waitlistJoined' } as const)
      : ({
          template: 'bookingRequestReceived',
          answerHours,
          listed: listedPrice(booking, facts),
        } as const)),
    ...wishedTrip(booking, tourNames, lang),
    ...linkOf(c, booking),
    isOpened: booking.firstOpenedAt !== null,
    isTourPickup: isOwnPickup(tourNames, booking.pickup),
    pickupText: booking.pickup,
    notes: booking.notes,
    to: booking.email ?? '',
    lang,
    replyTo: c.var.settings.mail.company,
    ...causedBy(booking),
  }
  return outboxStatement(c.var.db, mail, { ...mailContext(c), isHeld })
}

/** The sum of the site's prices for a request, GST included; none while they are on request. */
function listedPrice(booking: BookingRow, facts: RequestFacts): Money[] {
  const { tour, trip, plan, priceTerms, seasons } = facts
  if (!tour) return []
  const today = pricedOn(seasonedTour(tour), plan.today)
  const priced = pricedForDay(today, trip?.startDay ?? booking.wishDay ?? '', seasons)
  const party = {
    ...pick(booking, 'party', 'extraRooms', 'lang'),
    others: trip ? travellersOf(trip) : 0,
  }
  const price = priceQuote(priced, party, priceTerms)
  if (!price) return []
  const cad: Money = { currency: 'CAD', amount: price.totalCents }
  return booking.lang === 'kr' ? [cad, { currency: 'KRW', amount: price.totalWon }] : [cad]
}

type TourNames = RequestFacts['tourNames']

function mailForDesk(c: RequestScope, booking: BookingRow, tourNames: TourNames): Mail {
  const { company, companyLang: lang } = c.var.settings.mail
  return {
    template: 'bookingRequestForDesk',
    ...wishedTrip(booking, tourNames, lang),
    bookingId: null,
    name: booking.name ?? '',
    email: booking.email ?? '',
    phone: booking.phone,
    guestLang: booking.lang,
    pickupText: booking.pickup,
    notes: booking.notes,
    ...(booking.tripId !== null && { agreesToJoin: booking.agreesToJoin }),
    to: company,
    lang,
    replyTo: company,
    ...causedBy(booking),
  }
}

/** The cause is looked up by pid, because the same batch may insert the booking. */
function causedBy({ pid }: BookingRow) {
  return { cause: { type: 'booking' }, rowId: bookingOf(pid) }
}

interface LinkFacts {
  tourNames: TourNames
  requestKey?: RequestKey | null
  isHeld?: boolean
}

/** A mail with only the link, to the booking's own address. */
export function linkMail(
  c: RequestScope,
  booking: BookingRow,
  { tourNames, requestKey, isHeld }: LinkFacts,
) {
  const { lang, id } = booking
  const mail: Mail = {
    template: 'bookingLink',
    ...wishedTrip(booking, tourNames, lang),
    ...linkOf(c, booking),
    to: booking.email ?? '',
    lang,
    cause: { type: 'booking', id },
    requestKey: requestKey ?? null,
  }
  return outboxStatement(c.var.db, mail, { ...mailContext(c), isHeld })
}

/** The link to the booking, and the code that opens it where a mail system has removed the key. */
function linkOf(c: RequestScope, booking: BookingRow) {
  const { now, settings } = c.var
  return {
    url: guestUrl({ ...mailContext(c), pepper: settings.pepper }, booking),
    code: guestCode(settings.pepper, booking, now),
  }
}
