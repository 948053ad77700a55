#!/usr/bin/env bash
# Repeating events, two of them examples of RFC 5545 (3.8.5.3), by `ical.js` 2.2.1, `rrule` 2.8.1 and `rrule-temporal` 2.2.8.
#
# Expected: the days that the RFC lists; and by 3.3.10 a day that does not exist, like 29 February 2029, is left out and not
# counted, and BYSETPOS picks from the days of each week. rrule and rrule-temporal have all of them right. Seen in ical.js:
#   - "every 20th Monday of the year" and "Monday of week number 20", both examples of the RFC, are every Monday from May on;
#     the second begins a week late besides
#   - every year from 29 February: 1 March in the other years
#   - the last of Tuesday and Saturday in each week: both
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8

cat >days.mjs <<'JS'
import ICAL from 'ical.js'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'

const FIRST = 3
const RULES = [
  ['the 20th Monday', '19970519', 'FREQ=YEARLY;BYDAY=20MO'],
  ['Monday of week 20', '19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
  ['29 February', '20280229', 'FREQ=YEARLY'],
  ['the last of Tuesday and Saturday', '20270102', 'FREQ=WEEKLY;BYDAY=TU,SA;BYSETPOS=-1'],
  ['the last day but one of work', '19970929', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2'],
]
const READERS = {
  'ical.js'(day, rule) {
    const start = ICAL.Time.fromString(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T09:00:00`)
    const days = ICAL.Recur.fromString(rule).iterator(start)
    return Array.from({ length: FIRST }, () => days.next().toString())
  },
  rrule: (day, rule) =>
    rrule.rrulestr(`DTSTART:${day}T090000Z\nRRULE:${rule};COUNT=${FIRST}`).all().map((time) => time.toISOString()),
  'rrule-temporal': (day, rule) =>
    new RRuleTemporal({ rruleString: `DTSTART:${day}T090000Z\nRRULE:${rule};COUNT=${FIRST}` }).all().map(String),
}
for (const [name, read] of Object.entries(READERS))
  for (const [what, day, rule] of RULES)
    console.log(`${name}, ${what}: ${read(day, rule).map((time) => time.slice(0, 10)).join(' ')}`)
JS
TZ=UTC node days.mjs | tee seen

diff seen - <<'SEEN'
ical.js, the 20th Monday: 1997-05-19 1997-05-26 1997-06-02
ical.js, Monday of week 20: 1997-05-19 1997-05-26 1997-06-02
ical.js, 29 February: 2028-02-29 2029-03-01 2030-03-01
ical.js, the last of Tuesday and Saturday: 2027-01-02 2027-01-05 2027-01-09
ical.js, the last day but one of work: 1997-09-29 1997-10-30 1997-11-27
rrule, the 20th Monday: 1997-05-19 1998-05-18 1999-05-17
rrule, Monday of week 20: 1997-05-12 1998-05-11 1999-05-17
rrule, 29 February: 2028-02-29 2032-02-29 2036-02-29
rrule, the last of Tuesday and Saturday: 2027-01-02 2027-01-09 2027-01-16
rrule, the last day but one of work: 1997-09-29 1997-10-30 1997-11-27
rrule-temporal, the 20th Monday: 1997-05-19 1998-05-18 1999-05-17
rrule-temporal, Monday of week 20: 1997-05-12 1998-05-11 1999-05-17
rrule-temporal, 29 February: 2028-02-29 2032-02-29 2036-02-29
rrule-temporal, the last of Tuesday and Saturday: 2027-01-02 2027-01-09 2027-01-16
rrule-temporal, the last day but one of work: 1997-09-29 1997-10-30 1997-11-27
SEEN
echo 'As described.'
