#!/usr/bin/env bash
# Files that the npm package `ics` 3.12.0 writes for a tour with a Korean name and an organizer with a quoted nickname.
#
# Expected, by RFC 5545: lines of 75 bytes at most; by RFC 6868 the quote as ^'. Seen:
#   - lines are folded after 75 characters, not bytes: this summary of 51 characters is one line of 129 bytes
#   - the quote is written as \", which ends the parameter's value for every reader:
#       ical.js 2.2.1            the name is cut: Kim \
#       node-ical 0.26.1         there is no organizer
#       python3-icalendar 4.0.3  there is no organizer (Debian 12)
#     Without an organizer a mail program cannot move or remove the entry later.
# ical-generator 11.1.2 folds the same text by bytes, and writes ^'.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  ics@3.12.0 ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.26.1

cat >read.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { createEvent } from 'ics'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const title = '레이크 루이스와 모레인 호수, 요호 국립공원 에메랄드 호수; 가을 한정 라치 밸리 하이킹'
const organizer = { name: 'Kim "Ha-neul"', email: 'trips@tours.example' }
const utc = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' }
const { value, error } = createEvent({
  uid: 'trip-1@tours.example', method: 'REQUEST', title, organizer, ...utc,
  start: [2027, 7, 3, 12, 0], end: [2027, 7, 4, 0, 0],
})
if (error) throw error
const other = ical({ method: 'REQUEST' })
other.createEvent({ id: 'trip-1@tours.example', summary: title, organizer,
  start: new Date('2027-07-03T12:00:00Z'), end: new Date('2027-07-04T00:00:00Z') })
writeFileSync('trip.ics', value)

const longest = (text) => Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))
const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')
const entry = Object.values(nodeIcal.parseICS(value)).find(({ type }) => type === 'VEVENT')
console.log(`longest line    ics ${longest(value) > 75 ? 'over' : 'within'} 75 bytes (${longest(value)})`)
console.log(`longest line    ical-generator ${longest(other.toString()) > 75 ? 'over' : 'within'} 75 bytes`)
console.log(`written         ${/ORGANIZER.*/.exec(value)[0]}`)
console.log(`ical.js         ${event.getFirstProperty('organizer').getParameter('cn')}`)
console.log(`node-ical       ${JSON.stringify(entry.organizer)}`)
JS
node read.mjs | tee seen

if /usr/bin/python3 -c 'import icalendar' 2>/dev/null; then
  /usr/bin/python3 - <<'PY' | tee -a seen
import icalendar
event = icalendar.Calendar.from_ical(open('trip.ics').read()).walk('vevent')[0]
print('icalendar      ', event.get('organizer'), ' ', icalendar.__version__)
PY
else
  echo 'icalendar       not installed here: apt-get install python3-icalendar'
fi

grep -q '^longest line    ics over 75 bytes' seen
grep -q '^longest line    ical-generator within 75 bytes' seen
grep -Fxq 'ical.js         Kim \' seen
grep -Fxq 'node-ical       undefined' seen
if grep -q '^icalendar .*4\.0\.3$' seen; then grep -q '^icalendar *None' seen; fi
echo 'As described.'
