#!/usr/bin/env bash
# Events that say how long they last, in the night in which the clock goes forward, read by `ical.js` 2.2.1 and `node-ical` 0.26.1.
#
# By RFC 5545 (3.3.6) a duration of days is counted on the calendar and one of hours as time that passes: from nine o'clock in
# Toronto on 7 March 2026, P1D ends at nine and PT24H at ten. Guessed: a reader that knows the zone knows the difference. Seen:
#   - ical.js counts both on the calendar, so that PT24H lasts 23 hours
#   - node-ical counts both as time that passes, so that P1D and P1W end at ten
#   - an end that is written as DTEND is right in both
#   - a repeat with a length of its own (3.8.5.2, RDATE;VALUE=PERIOD) stops ical.js with a TypeError, and node-ical leaves it out
# So an event for other people's calendars is best written with its end, and each of its days as an event of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.26.1

cat >events.mjs <<'JS'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const ZONE = [
  'BEGIN:VTIMEZONE', 'TZID:America/Toronto',
  'BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT',
  'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD',
  'END:VTIMEZONE',
]
const fileOf = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//tours//EN', ...ZONE, 'BEGIN:VEVENT', 'UID:1@example.com',
    'DTSTAMP:20260101T000000Z', 'SUMMARY:Banff', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
/** The clock in Toronto. */
const clock = (date) => date.toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).slice(0, 16)

function byIcalJs(text) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent'))
}
const byNodeIcal = (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')

const START = 'DTSTART;TZID=America/Toronto:20260307T090000'
for (const line of ['DURATION:P1D', 'DURATION:P1W', 'DURATION:PT24H', 'DTEND;TZID=America/Toronto:20260308T090000']) {
  const text = fileOf(START, line)
  console.log(`${line}: ical.js ${clock(byIcalJs(text).endDate.toJSDate())}, node-ical ${clock(byNodeIcal(text).end)}`)
}

const periods = fileOf('DTSTART;TZID=America/Toronto:20261120T090000', 'DTEND;TZID=America/Toronto:20261120T100000',
  'RDATE;TZID=America/Toronto;VALUE=PERIOD:20261121T090000/PT5H')
try {
  const event = byIcalJs(periods)
  const days = event.iterator()
  console.log(`period: ical.js ${[days.next(), days.next()].map((day) => event.getOccurrenceDetails(day).endDate)}`)
} catch (error) {
  console.log(`period: ical.js ${error.name}`)
}
const { rrule, rdate, ...event } = byNodeIcal(periods)
console.log(`period: node-ical has it ${JSON.stringify({ rrule, rdate, event }).includes('2026-11-21')}`)
JS
TZ=UTC node events.mjs | tee seen

diff seen - <<'SEEN'
DURATION:P1D: ical.js 2026-03-08 09:00, node-ical 2026-03-08 10:00
DURATION:P1W: ical.js 2026-03-14 09:00, node-ical 2026-03-14 10:00
DURATION:PT24H: ical.js 2026-03-08 09:00, node-ical 2026-03-08 10:00
DTEND;TZID=America/Toronto:20260308T090000: ical.js 2026-03-08 09:00, node-ical 2026-03-08 09:00
period: ical.js TypeError
period: node-ical has it false
SEEN
echo 'As described.'
