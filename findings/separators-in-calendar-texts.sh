#!/usr/bin/env bash
# Commas, semicolons and backslashes in the texts of a calendar file, as `ical-generator` 11.1.2 writes them and by RFC 5545.
#
# Guessed: a reader gives what the writer was given; `ical.js` 2.2.1 does for all of them. Seen in `node-ical` 0.26.1:
#   - a category with a comma, "Banff, one day", is two categories, and the first one ends in a backslash
#   - a name with a semicolon, CN="Moraine; Tours", ends at it, with the opening quote in front
#   - an attendee with two DELEGATED-FROM, which RFC 5545 (3.2.4) divides by a comma, is not there at all
#   - a backslash before an n, written \\n, is a backslash and a new line: C:\new is two lines
# The same marks in a summary and in a place are right, so a short test says nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.26.1

cat >texts.mjs <<'JS'
import ICAL from 'ical.js'
import ical from 'ical-generator'
import nodeIcal from 'node-ical'

const calendar = ical()
calendar.createEvent({
  id: '1', start: new Date('2026-11-20T13:00:00Z'), end: new Date('2026-11-20T14:00:00Z'),
  summary: 'Banff, Lake Louise; Moraine', location: 'Hotel; 2nd floor, lobby', description: String.raw`C:\new\trips`,
  organizer: { name: 'Moraine; Tours', email: 'desk@example.com' },
  categories: [{ name: 'tour' }, { name: 'Banff, one day' }],
})
const written = calendar.toString()
const LINES = {
  attendee: 'ATTENDEE;CN=Kim;DELEGATED-FROM="mailto:a@example.com","mailto:b@example.com":mailto:kim@example.com',
}
const text = written.replace('END:VEVENT', `${LINES.attendee}\r\nEND:VEVENT`)

const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
const read = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
for (const name of ['summary', 'location', 'description', 'categories', 'organizer', 'attendee']) {
  const property = event.getFirstProperty(name)
  const values = name === 'organizer' || name === 'attendee' ? property.getParameter('cn') : property.getValues().join(' | ')
  const other = read[name]?.params?.CN ?? read[name]
  console.log(`${name}: ical.js ${JSON.stringify(values)}, node-ical ${JSON.stringify(Array.isArray(other) ? other.join(' | ') : other)}`)
}
JS
TZ=UTC node texts.mjs | tee seen

diff seen - <<'SEEN'
summary: ical.js "Banff, Lake Louise; Moraine", node-ical "Banff, Lake Louise; Moraine"
location: ical.js "Hotel; 2nd floor, lobby", node-ical "Hotel; 2nd floor, lobby"
description: ical.js "C:\\new\\trips", node-ical "C:\\\new\\trips"
categories: ical.js "tour | Banff, one day", node-ical "tour | Banff\\ | one day"
organizer: ical.js "Moraine; Tours", node-ical "\"Moraine"
attendee: ical.js "Kim", node-ical undefined
SEEN
echo 'As described.'
