#!/usr/bin/env bash
# Nine o'clock in Calgary, Yellowknife and Vancouver, written by `ical-generator` 11.1.2 with the rules of the zone from each of
# the two packages that its manual names, and read by `ical.js` 2.2.1, which follows the rules of the file.
#
# The law: no change of clocks since 8 March 2026; Alberta and the Northwest Territories are six hours behind UTC, British
# Columbia seven (tzdata 2026b to 2026d). RFC 5545 (3.6.5): the rules are those of the file's own times, and each TZID of an
# event has its own. moment-timezone 0.6.6 has tzdata 2026f and says what the clock of the place shows.
# Guessed: a package of 2026 writes the winter before the law and the winter after it; only an old one is late. Seen:
#   timezones-ical-library 2.3.2   has the new law, but since 1970: the trips of last winter are at 8. And the rules that it
#                                  gives for Yellowknife are called America/Edmonton, so that the events, which are called
#                                  America/Yellowknife, have none: they are at 9 wherever the reader is
#   @touch4it/ical-timezones 1.9.0 has the rules of 2018: the trips of the coming winter are at 10
# So neither writes a file of two winters; an instant in UTC is read alike by all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 ical.js@2.2.1 moment-timezone@0.6.6 \
  timezones-ical-library@2.3.2 @touch4it/ical-timezones@1.9.0

cat >winters.mjs <<'JS'
import touch4it from '@touch4it/ical-timezones'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import moment from 'moment-timezone'
import { tzlib_get_ical_block } from 'timezones-ical-library'

const RULES = {
  'timezones-ical-library': (zone) => tzlib_get_ical_block(zone)[0],
  'ical-timezones': touch4it.getVtimezoneComponent,
}
const DAYS = ['2026-01-15', '2026-07-15', '2027-01-15']

/** The day, and the clock of the place at the instant that a reader finds. */
function shown(event, zone) {
  const { startDate } = new ICAL.Event(event)
  const clock = moment(startDate.toJSDate()).tz(zone).format('HH:mm')
  return `${startDate.toString().slice(0, 7)} ${startDate.zone.tzid === 'floating' ? 'no zone' : clock}`
}

for (const zone of ['America/Edmonton', 'America/Yellowknife', 'America/Vancouver', 'America/Toronto'])
  for (const [name, generator] of Object.entries(RULES)) {
    const calendar = ical({ timezone: { name: zone, generator } })
    for (const day of DAYS) calendar.createEvent({ start: moment.tz(`${day} 09:00`, zone), timezone: zone, summary: 'Trip' })
    const read = new ICAL.Component(ICAL.parse(calendar.toString()))
    console.log(`${zone}, ${name}: ${read.getAllSubcomponents('vevent').map((event) => shown(event, zone)).join(', ')}`)
  }
JS
TZ=Asia/Seoul node winters.mjs | tee seen

diff seen - <<'SEEN'
America/Edmonton, timezones-ical-library: 2026-01 08:00, 2026-07 09:00, 2027-01 09:00
America/Edmonton, ical-timezones: 2026-01 09:00, 2026-07 09:00, 2027-01 10:00
America/Yellowknife, timezones-ical-library: 2026-01 no zone, 2026-07 no zone, 2027-01 no zone
America/Yellowknife, ical-timezones: 2026-01 09:00, 2026-07 09:00, 2027-01 10:00
America/Vancouver, timezones-ical-library: 2026-01 08:00, 2026-07 09:00, 2027-01 09:00
America/Vancouver, ical-timezones: 2026-01 09:00, 2026-07 09:00, 2027-01 10:00
America/Toronto, timezones-ical-library: 2026-01 09:00, 2026-07 09:00, 2027-01 09:00
America/Toronto, ical-timezones: 2026-01 09:00, 2026-07 09:00, 2027-01 09:00
SEEN
echo 'As described.'
