import ICAL from 'ical.js'
import { parseICS, type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calgaryInstant } from '../worker/contracts/dates/calgary-instant'
import { LANGS } from '../worker/contracts/languages'
import { calendarFile, type CalendarTrip } from '../worker/bookings/mails/calendar-file'

const NAMES = {
  kr: '레이크 루이스와 모레인 호수, 요호 국립공원 에메랄드 호수; 가을 한정 라치 밸리 황금 낙엽송 하이킹',
  ca: 'Lake Louise, Moraine Lake and Emerald Lake; larches of fall \\ a day with your own guide',
  cn: '露易丝湖、梦莲湖与优鹤国家公园翡翠湖；秋季限定金色落叶松徒步，全程中文司导，接送到酒店门口一日游',
}
const START = '2027-07-03'

function aTrip(lang: (typeof LANGS)[number], sequence = 3): CalendarTrip {
  return {
    booking: {
      pid: '15SFK8SSTA',
      pickupKind: 'hotel',
      pickup: 'Hotel “Elk”, 8 Ave; SW\nroom 5',
    },
    lang,
    tourName: NAMES[lang],
    startDay: START,
    endDay: START,
    startMinute: 6 * 60,
    startsAt: calgaryInstant(START, 6 * 60),
    endsAt: calgaryInstant(START, 18 * 60),
    sequence,
    now: Date.UTC(2027, 5, 1),
    baseUrl: 'https://moraine.example',
  }
}

const isEvent = (each: { type?: string } | undefined): each is VEvent => each?.type === 'VEVENT'

const guest = { email: 'guest@example.com', name: '김하늘 "Ha-neul"' }
const asked = { method: 'REQUEST', company: 'trips@moraine.example', guest } as const

describe.each(LANGS)('a calendar file in %s', (lang) => {
  it('says the same to ical.js and node-ical', async () => {
    const { body } = await calendarFile(aTrip(lang), asked)
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')!,
    )
    const other = Object.values(parseICS(body)).find(isEvent)
    const seen = [
      [event.summary, event.location, event.description, event.startDate.toJSDate()],
      [other?.summary, other?.location, other?.description, new Date(other?.start ?? 0)],
    ]
    for (const [summary, place, text, start] of seen) {
      expect(summary).toBe(NAMES[lang])
      expect(place).toContain('Hotel “Elk”, 8 Ave; SW')
      expect(text).toContain('https://moraine.example/trip/15SFK8SSTA')
      expect(start).toEqual(new Date('2027-07-03T12:00:00Z'))
    }
    expect([event.sequence, Number(other?.sequence)]).toEqual([3, 3])
  })

  it('tells the hour by Calgary’s clock in words', async () => {
    const { body } = await calendarFile(aTrip(lang), { method: 'PUBLISH' })
    const event = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')!
    expect(event.getFirstPropertyValue('description')).toMatch(/6:00/)
  })

  it('has lines of 75 bytes at most, broken between characters', async () => {
    const { body } = await calendarFile(aTrip(lang), asked)
    const lines = body.split('\r\n').map((line) => Buffer.from(line))
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75)
    expect(body).not.toContain('\uFFFD')
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

it('a guest with a quoted nickname is read as one name by both', async () => {
  const { body } = await calendarFile(aTrip('ca'), asked)
  const event = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')!
  const other = Object.values(parseICS(body)).find(isEvent)
  const attendee = other?.attendee as { params: { CN: string } } | undefined
  const names = [event.getFirstProperty('attendee')!.getParameter('cn'), attendee?.params.CN]
  expect(names).toEqual(Array(2).fill('김하늘 ”Ha-neul”'))
})

it('a copy to keep has no names', async () => {
  const { body } = await calendarFile(aTrip('ca'), { method: 'PUBLISH' })
  expect(body).not.toMatch(/ATTENDEE|ORGANIZER/)
})
