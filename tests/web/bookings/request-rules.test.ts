import { describe, expect, it } from 'vitest'
import { monthOf, toDate, toDay } from '../../../web/bookings/request/calendar/calendar-days'
import { guestFaults, tripFaults } from '../../../web/bookings/request/request.faults'
import { refusalOf, sentFaults } from '../../../web/bookings/request/request.refusals'
import {
  firstDraft,
  joinableOn,
  partyLimit,
  pickupsOf,
} from '../../../web/bookings/request/request.rules'
import type { RequestDraft } from '../../../web/bookings/request/request.view'
import { ApiError } from '../../../web/platform/api/api'

const OPENED = {
  persons: 2,
  startDay: '',
  today: '2027-06-01',
  hasPickup: true,
  ownPlaces: [],
} as const
const NEW = firstDraft(null, OPENED)
const TYPED: RequestDraft = {
  ...NEW,
  day: '2027-06-12',
  name: 'Kim Ha-neul',
  email: 'sky@example.com',
  agreesToTerms: true,
}
const DEPARTURE = {
  tripId: 7,
  startDay: '2027-06-12',
  endDay: '2027-06-14',
  seatsLeft: 2,
  travellers: 2,
  cutOffAt: Date.UTC(2027, 5, 10),
  price: 320,
}

describe('the draft of a sheet that opens', () => {
  it('has the party of the calculator, Calgary as pickup and nothing agreed to', () => {
    expect(NEW).toMatchObject({ adults: 2, children: 0, pickup: 'calgary', day: '' })
    expect([NEW.agreesToTerms, NEW.flexDays]).toEqual([false, 0])
    expect(firstDraft(null, { ...OPENED, hasPickup: false }).pickup).toBe('airport')
  })

  it('a tour that begins elsewhere offers no place around Calgary, and keeps none that was chosen for another', () => {
    expect(pickupsOf(true)).toEqual(['calgary', 'canmore', 'banff', 'airport', 'hotel', 'other'])
    expect(pickupsOf(false)).toEqual(['airport', 'hotel', 'other'])
    const kept = { ...TYPED, pickup: 'banff' as const }
    expect(firstDraft(kept, OPENED).pickup).toBe('banff')
    expect(firstDraft(kept, { ...OPENED, hasPickup: false }).pickup).toBe('airport')
  })

  it("begins at the first of a tour's own places, which replace those of its region", () => {
    const own = { ...OPENED, ownPlaces: ['Yellowknife airport', 'Explorer Hotel'] }
    const chosen = { pickup: 'other', pickupText: 'Explorer Hotel' } as const
    expect(firstDraft(null, own)).toMatchObject({ ...chosen, pickupText: 'Yellowknife airport' })
    expect(firstDraft({ ...TYPED, ...chosen }, own)).toMatchObject(chosen)
    expect(firstDraft({ ...TYPED, pickup: 'banff' }, own).pickup).toBe('other')
  })

  it('is what the tab kept, with the party that was chosen in the calculator since', () => {
    const kept = { ...TYPED, adults: 1, children: 2 }
    expect(firstDraft(kept, OPENED)).toEqual(kept)
    expect(firstDraft(kept, { ...OPENED, persons: 4 })).toMatchObject({
      adults: 4,
      children: 0,
      name: TYPED.name,
    })
  })

  it('has the day of the departure that was pressed, and no day that is over', () => {
    const asked = firstDraft(TYPED, { ...OPENED, startDay: '2027-07-01' })
    expect(asked).toMatchObject({ day: '2027-07-01', joins: true, flexDays: 0 })
    expect(firstDraft(TYPED, { ...OPENED, today: '2027-06-13' }).day).toBe('')
  })
})

describe('the first step of a request', () => {
  it('needs a day, unless the visitor is flexible', () => {
    expect(tripFaults(NEW, 4)).toEqual({ day: 'day' })
    expect(tripFaults({ ...NEW, flexDays: 3 }, 4)).toEqual({})
    expect(tripFaults({ ...NEW, flexDays: 3, joins: true }, 4)).toEqual({ day: 'day' })
  })

  it('takes no more travellers than there are seats', () => {
    expect([partyLimit(null), partyLimit(DEPARTURE)]).toEqual([4, 2])
    expect(tripFaults({ ...TYPED, children: 1 }, 2)).toEqual({ party: 'party' })
  })

  it('offers departures of the day with seats, until their cut-off', () => {
    const before = DEPARTURE.cutOffAt - 1
    expect(joinableOn('2027-06-12', [DEPARTURE], before)).toEqual([DEPARTURE])
    expect(joinableOn('2027-06-13', [DEPARTURE], before)).toEqual([])
    expect(joinableOn('2027-06-12', [DEPARTURE], DEPARTURE.cutOffAt)).toEqual([])
    expect(joinableOn('2027-06-12', [{ ...DEPARTURE, seatsLeft: 0 }], before)).toEqual([])
  })
})

describe('the second step', () => {
  it('says by field what is missing or wrong', () => {
    expect(guestFaults(NEW, false)).toEqual({
      name: 'name',
      email: 'EmailInvalid',
      terms: 'terms',
    })
    expect(guestFaults(TYPED, false)).toEqual({})
    const long = { ...TYPED, name: 'x'.repeat(61), notes: 'y'.repeat(1001), phone: 'call me' }
    expect(guestFaults(long, false)).toEqual({
      name: 'TextTooLong',
      notes: 'TextTooLong',
    })
  })

  it('asks no member for the terms, which an account has agreed to', () => {
    expect(guestFaults({ ...TYPED, agreesToTerms: false }, true)).toEqual({})
  })
})

it('what the server refuses is shown at its field of the sheet', () => {
  expect(
    sentFaults({
      email: 'EmailInvalid',
      'pickup.text': 'TextTooLong',
      tripId: 'NotFound',
      termsVersion: 'Invalid',
      answer: 'SpamPreventionIncorrect',
      unknown: 'Invalid',
    }),
  ).toEqual({
    email: 'EmailInvalid',
    pickupText: 'TextTooLong',
    day: 'departure',
    terms: 'newTerms',
    sum: 'SpamPreventionIncorrect',
  })
})

describe('a refused request', () => {
  const refused = (code: string, fields?: Record<string, string>, isSumAsked = true) =>
    refusalOf(new ApiError(409, { msg: '', code, ...(fields && { fields }) }), isSumAsked)

  it('that is about the day has another one chosen, from days that are read again', () => {
    for (const code of ['DayClosed', 'DayFull', 'SeatsGone', 'CutOffPassed'])
      expect(refused(code)).toEqual({
        faults: { day: code },
        changes: { day: '', joins: false },
        isStale: true,
        isOfTrip: true,
      })
  })

  it('for newer terms has them agreed to again, and stays at the guest', () => {
    expect(refused('Invalid', { termsVersion: 'Invalid' })).toEqual({
      faults: { terms: 'newTerms' },
      changes: { agreesToTerms: false },
      isStale: true,
      isOfTrip: false,
    })
  })

  it('for a wrong sum asks again; of a member, who was not asked, for the first time', () => {
    const isStale = false
    const isOfTrip = false
    for (const code of ['SpamPreventionIncorrect', 'IncorrectAnswer']) {
      expect(refused(code)).toEqual({ faults: { sum: 'IncorrectAnswer' }, isStale, isOfTrip })
      expect(refused(code, {}, false)).toEqual({ faults: { sum: 'sum' }, isStale, isOfTrip })
    }
  })

  it('for a field goes to the step that has it, and keeps what was chosen', () => {
    expect(refused('Invalid', { email: 'EmailInvalid' })).toMatchObject({ isOfTrip: false })
    const pickup = refused('Invalid', { 'pickup.text': 'TextTooLong' })
    expect(pickup).toEqual({
      faults: { pickupText: 'TextTooLong' },
      isStale: false,
      isOfTrip: true,
    })
  })
})

it('a day is the same as text and as a date of the calendar, in every month', () => {
  for (const day of ['2026-11-01', '2027-03-14', '2028-02-29', '2027-12-31'])
    expect(toDay(toDate(day))).toBe(day)
  expect(monthOf('2027-06-12')).toBe('2027-06')
})
