import type {
  CrewDay,
  CrewMark,
  CrewParty,
  CrewTrip,
} from '../../worker/contracts/bookings/crew-day'
import { phoneNumbers, phoneText } from '../../worker/contracts/bookings/phone-numbers'
import { calgaryHourText, minuteText } from '../../worker/contracts/dates/calgary-text'
import { LANG_TAG, type Lang } from '../../worker/contracts/languages'
import { mapPlaceUrl, mapSearchUrl } from '../../worker/contracts/map-links'
import { formatCad, formatWon } from '../platform/i18n/format'
import { phoneUrl } from '../platform/site/phone-url'
import { element } from './crew-element'
import { languageName, sayIn, type Say } from './crew-texts'

interface Shown {
  day: CrewDay
  isOffline: boolean
  /** Reports that wait for a signal. */
  waiting: number
  refused: readonly CrewMark[]
  report: (mark: Pick<CrewMark, 'bookingId' | 'kind'> & Partial<CrewMark>) => void
}

interface Context extends Pick<Shown, 'report'> {
  say: Say
  lang: Lang
}

/** The whole page of a guide: status, then trips by their first day. */
export function crewView({ day, isOffline, waiting, refused, report }: Shown): Node[] {
  const { lang } = day
  const say = sayIn(lang)
  const context = { say, lang, report }
  const time = calgaryHourText(day.asOf)
  const byDay = new Map<string, CrewTrip[]>()
  for (const trip of day.trips) {
    const first = trip.startDay < day.today && trip.endDay >= day.today ? day.today : trip.startDay
    byDay.set(first, [...(byDay.get(first) ?? []), trip])
  }
  return [
    element('h1', {}, say('title', { name: day.name })),
    element(
      'p',
      isOffline ? { class: 'status', role: 'status' } : { class: 'quiet' },
      say(isOffline ? 'offline' : 'asOf', { time }),
    ),
    ...(waiting > 0
      ? [element('p', { class: 'status', role: 'status' }, say('waiting', { count: waiting }))]
      : []),
    ...refused.map((mark) =>
      element('p', { class: 'status', role: 'alert' }, say('refused', { what: nameOf(mark, say) })),
    ),
    ...(day.trips.length === 0 ? [element('p', {}, say('empty'))] : []),
    ...[...byDay].flatMap(([date, trips]) => [
      element('h2', {}, element('time', { datetime: date }, dayText(date, lang))),
      ...trips.map((trip) => tripView(trip, context)),
    ]),
    element('p', {}, element('a', { class: 'press', href: phoneUrl(day.phone) }, say('office'))),
  ]
}

function nameOf({ kind, text }: CrewMark, say: Say): string {
  return kind === 'note' ? `${say('note')}: ${text}` : say(kind)
}

function dayText(day: string, lang: Lang): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LANG_TAG[lang], format).format(new Date(`${day}T00:00:00Z`))
}

function tripView(trip: CrewTrip, context: Context): Node {
  const { say, lang } = context
  const { startMinute, meetingPoint, remarks } = trip
  return element(
    'article',
    { class: 'trip' },
    element('p', { class: 'hour' }, startMinute === null ? say('noHour') : minuteText(startMinute)),
    element('h3', {}, trip.tour ?? '–'),
    meetingPoint !== null && fact(say('meeting'), placeLink(meetingPoint, lang)),
    remarks !== '' && fact(say('remarks'), remarks),
    trip.parties.length === 0 && element('p', { class: 'quiet' }, say('noGuests')),
    ...trip.parties.map((party) => partyView(trip, party, context)),
    trip.entries.length > 0 && planView(trip, context),
  )
}

function fact(name: string, value: Node | string): Node {
  return element('dl', {}, element('dt', {}, name), element('dd', {}, value))
}

function placeLink(place: string, lang: Lang): Node {
  return mapLink(mapSearchUrl(place, lang), place)
}

function mapLink(href: string, name: string): Node {
  return element('a', { class: 'place', href, target: '_blank', rel: 'noreferrer' }, name)
}

function partyView(trip: CrewTrip, party: CrewParty, context: Context): Node {
  const { say, lang } = context
  const { name, phone, adults, children, pickup, place, notes, cash } = party
  const people = [
    say('adults', { count: adults }),
    ...(children > 0 ? [say('children', { count: children })] : []),
    languageName(party.lang, lang),
  ]
  const guest = name ?? say('erased')
  return element(
    'section',
    { class: 'party' },
    element('h4', {}, guest),
    element('p', {}, people.join(' · ')),
    ...travellersView(party, say),
    ...waiverView(party, say),
    fact(say('pickup'), place === null ? pickup : placeLink(pickup, lang)),
    notes !== null && notes !== '' && element('p', { class: 'said' }, notes),
    cash !== null &&
      element('p', { class: 'cash' }, say('cash', { amount: moneyText(cash, lang) })),
    phone !== null && phoneView(phone, say('call', { name: guest })),
    ...(party.isMissed
      ? [element('p', { class: 'status' }, say('missed'))]
      : [marksView(trip, party, context)]),
    noteView(party, context),
  )
}

const SEAT_NAMES = { belt: null, child: 'childSeat', booster: 'booster' } as const

/** Who travels, with the seats to bring and what each does not eat, and whom to call. */
function travellersView({ travellers, emergency }: CrewParty, say: Say): Node[] {
  if (travellers.length === 0) return [element('p', { class: 'quiet' }, say('unnamed'))]
  const rows = travellers.map(({ name, age, seat, diet }) => {
    const seatName = SEAT_NAMES[seat]
    const parts = [
      name,
      age === null ? '' : say('age', { age }),
      seatName ? say(seatName) : '',
      diet,
    ]
    return element('li', {}, parts.filter(Boolean).join(' · '))
  })
  const contact = emergency === '' ? [] : [fact(say('emergency'), contactView(emergency))]
  return [element('ul', {}, ...rows), ...contact]
}

const WAIVER_TEXTS = {
  accepted: 'waiverAccepted',
  older: 'waiverOlder',
  missing: 'waiverMissing',
} as const

/** Nothing where none is asked, and in a copy of the page from before it was. */
function waiverView({ waiver, isMissed }: CrewParty, say: Say): Node[] {
  if (!waiver || isMissed) return []
  const look = waiver === 'accepted' ? 'quiet' : 'status'
  return [element('p', { class: look }, say(WAIVER_TEXTS[waiver]))]
}

/** The contact leads to the first number in it. */
function contactView(text: string): Node | string {
  const [number] = phoneNumbers(text)
  if (number === undefined) return text
  return element('a', { class: 'place', href: `tel:${number}` }, phoneText(text))
}

function phoneView(phone: string, label: string): Node {
  const [number] = phoneNumbers(phone)
  if (number === undefined) return element('p', {}, phone)
  const props = { class: 'press main', href: `tel:${number}`, 'aria-label': label }
  return element('a', props, `☎ ${phoneText(phone)}`)
}

function moneyText({ currency, amount }: NonNullable<CrewParty['cash']>, lang: Lang): string {
  return currency === 'CAD' ? formatCad(amount) : formatWon(amount, lang)
}

/** The three presses of a party. Only from the start on a guest can be missing. */
function marksView(trip: CrewTrip, party: CrewParty, { say, report }: Context): Node {
  const { bookingId } = party
  const toggle = (kind: 'pickedUp' | 'back', at: number | null) =>
    element(
      'button',
      {
        id: `${kind}-${bookingId}`,
        class: 'press',
        'aria-pressed': at === null ? 'false' : 'true',
        onclick: () => report({ bookingId, kind, isSet: at === null }),
      },
      at === null ? say(kind) : `✓ ${say(kind)} ${calgaryHourText(at)}`,
    )
  const missing = () => {
    if (confirm(say('askNoShow', { name: party.name ?? say('erased') })))
      report({ bookingId, kind: 'noShow' })
  }
  return element(
    'div',
    { class: 'row' },
    toggle('pickedUp', party.pickedUpAt),
    toggle('back', party.backAt),
    party.pickedUpAt === null &&
      Date.now() >= trip.startsAt &&
      element(
        'button',
        { id: `noShow-${bookingId}`, class: 'press warn', onclick: missing },
        say('noShow'),
      ),
  )
}

function noteView({ bookingId }: CrewParty, { say, report }: Context): Node {
  const id = `note-${bookingId}`
  const box = element('textarea', { id, maxlength: '1000' }) as HTMLTextAreaElement
  const send = () => {
    const text = box.value.trim()
    if (text === '') return
    box.value = ''
    report({ bookingId, kind: 'note', text })
  }
  return element(
    'details',
    { id: `open-${id}` },
    element('summary', {}, say('note')),
    element('label', { for: id, class: 'quiet' }, say('note')),
    box,
    element('button', { id: `send-${id}`, class: 'press main', onclick: send }, say('send')),
  )
}

function planView({ id, entries, startDay, endDay }: CrewTrip, { say, lang }: Context): Node {
  return element(
    'details',
    { id: `plan-${id}` },
    element('summary', {}, say('plan')),
    element(
      'ol',
      {},
      ...entries.map(({ day, start, title, body, place }) =>
        element(
          'li',
          {},
          element(
            'strong',
            {},
            [startDay === endDay ? null : dayText(day, lang), start, title]
              .filter(Boolean)
              .join(' · '),
          ),
          place !== undefined && element('p', {}, mapLink(mapPlaceUrl(place, lang), place.name)),
          body !== '' && element('p', { class: 'said' }, body),
        ),
      ),
    ),
  )
}
