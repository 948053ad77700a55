#!/usr/bin/env bash
# Calendar files that bring the rules of their time zone along, read by `ical.js` 2.2.1 and `node-ical` 0.26.1.
#
# By RFC 5545 (3.2.19, 3.6.5) the times of an event follow the VTIMEZONE of the same file, whatever its TZID is called.
# Expected: nine o'clock by those rules. ical.js reads all of them so. Seen in node-ical, which looks at the name alone:
#   - a name of the file's own, "Alberta": nine o'clock of the machine that reads, so that Seoul sees another time
#   - MST, with summer time in the file: an hour late in summer
#   - America/Edmonton, with the rules of 2026 (six hours behind UTC all year): an hour late in winter where the machine's own time
#     zone data are older, as in Node 20.20.2
#   - CST, tzdata's abbreviation for Alberta's time since 2026c: RangeError "Forbidden ICU TimeZone"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.26.1

cat >read.mjs <<'JS'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const part = (kind, start, from, to, rule) =>
  [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...(rule ? [`RRULE:${rule}`] : []), `END:${kind}`]
const ALL_YEAR = part('STANDARD', '20260308T020000', '-0700', '-0600')
const WITH_SUMMER = [
  ...part('STANDARD', '20071104T020000', '-0600', '-0700', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
  ...part('DAYLIGHT', '20070311T020000', '-0700', '-0600', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
]
const file = (zone, rules, day) =>
  [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tours.example//EN',
    'BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE',
    'BEGIN:VEVENT', 'UID:trip-1@tours.example', 'DTSTAMP:20261120T000000Z', 'SUMMARY:A day at the lakes',
    `DTSTART;TZID=${zone}:${day}T090000`, `DTEND;TZID=${zone}:${day}T170000`, 'END:VEVENT', 'END:VCALENDAR', '',
  ].join('\r\n')

const byIcalJs = (text) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate()
const byNodeIcal = (text) => Object.values(nodeIcal.parseICS(text)).find(({ type }) => type === 'VEVENT').start
const hour = (read) => {
  try {
    return read().toISOString().slice(5, 16)
  } catch (error) {
    return `${error.name}: ${error.message}`
  }
}
for (const [zone, rules, day] of [
  ['Alberta', ALL_YEAR, '20270115'],
  ['Alberta', ALL_YEAR, '20270715'],
  ['MST', WITH_SUMMER, '20270115'],
  ['MST', WITH_SUMMER, '20270715'],
  ['America/Edmonton', ALL_YEAR, '20270115'],
  ['America/Edmonton', ALL_YEAR, '20270715'],
  ['CST', ALL_YEAR, '20270115'],
]) {
  const text = file(zone, rules, day)
  console.log(`${process.env.TZ}, ${zone}, ${day}: ical.js ${hour(() => byIcalJs(text))}, node-ical ${hour(() => byNodeIcal(text))}`)
}
JS
for zone in America/Edmonton Asia/Seoul; do TZ=$zone node read.mjs; done | tee seen

outdated=$(node -p 'Number(process.versions.tz < "2026c")')
for line in \
  'Asia/Seoul, Alberta, 20270115: ical.js 01-15T15:00, node-ical 01-15T00:00' \
  'Asia/Seoul, Alberta, 20270715: ical.js 07-15T15:00, node-ical 07-15T00:00' \
  'America/Edmonton, Alberta, 20270715: ical.js 07-15T15:00, node-ical 07-15T15:00' \
  'Asia/Seoul, MST, 20270115: ical.js 01-15T16:00, node-ical 01-15T16:00' \
  'Asia/Seoul, MST, 20270715: ical.js 07-15T15:00, node-ical 07-15T16:00' \
  'Asia/Seoul, America/Edmonton, 20270715: ical.js 07-15T15:00, node-ical 07-15T15:00' \
  "Asia/Seoul, America/Edmonton, 20270115: ical.js 01-15T15:00, node-ical 01-15T1$((5 + outdated)):00" \
  'Asia/Seoul, CST, 20270115: ical.js 01-15T15:00, node-ical RangeError: Forbidden ICU TimeZone'
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done
echo 'As described.'
