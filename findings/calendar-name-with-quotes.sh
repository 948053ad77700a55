#!/usr/bin/env bash
# A straight quote in the name of a calendar's organizer or attendee.
#
# RFC 6868 writes a quote inside a parameter as ^' because RFC 5545 has no way to write it. ical-generator writes it
# so. Expected: a reader shows the quote. Seen:
#   ical.js 2.2.1            Kim "Ha-neul"
#   node-ical 0.26.1         Kim ^'Ha-neul^'
#   python3-icalendar 4.0.3  Kim ^'Ha-neul^'   (Debian 12; the library behind khal)
# So a name in a file for other people's calendars is best written with typographic quotes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.26.1

cat >read.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const calendar = ical({ method: 'REQUEST' })
calendar.createEvent({
  id: 'trip-1@tours.example',
  start: new Date('2027-07-03T12:00:00Z'),
  end: new Date('2027-07-04T00:00:00Z'),
  summary: 'A day at the lakes',
  organizer: { name: 'Kim "Ha-neul"', email: 'trips@tours.example' },
})
const file = calendar.toString()
writeFileSync('trip.ics', file)
const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
const entry = Object.values(nodeIcal.parseICS(file)).find(({ type }) => type === 'VEVENT')
console.log(`written         ${/ORGANIZER.*/.exec(file)[0]}`)
console.log(`ical.js         ${event.getFirstProperty('organizer').getParameter('cn')}`)
console.log(`node-ical       ${entry.organizer.params.CN}`)
JS
node read.mjs | tee seen

if /usr/bin/python3 -c 'import icalendar' 2>/dev/null; then
  /usr/bin/python3 - <<'PY' | tee -a seen
import icalendar
event = icalendar.Calendar.from_ical(open('trip.ics').read()).walk('vevent')[0]
print('icalendar      ', event['organizer'].params['CN'], ' ', icalendar.__version__)
PY
else
  echo 'icalendar       not installed here: apt-get install python3-icalendar'
fi

grep -Fq "ical.js         Kim \"Ha-neul\"" seen
grep -Fq "node-ical       Kim ^'Ha-neul^'" seen
if grep -q '^icalendar .*4\.0\.3$' seen; then grep -Fq "icalendar       Kim ^'Ha-neul^'" seen; fi
echo 'As described.'
