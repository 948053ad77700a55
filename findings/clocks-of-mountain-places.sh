#!/usr/bin/env bash
# The clock of places of the Rockies and the north, found from degrees by three npm packages and read with moment-timezone 0.6.6
# (tzdata 2026f) at noon of 15 January, in 2026 and in 2027.
#
# On the road from Jasper to Mount Robson the hour changes at the border of British Columbia; Glacier National Park with Rogers
# Pass has Pacific time, as Parks Canada's page on its hours says. Since 2026 neither province sets its clocks, while the states
# south of them do (tzdata 2026b, 2026c).
# Guessed: geo-tz, which has boundaries, is right everywhere; the other two are wrong within a few kilometres of a boundary. Seen:
#   geo-tz 8.1.9                      Rogers Pass is an hour late
#   tz-lookup 6.1.25,                 Mount Robson and Valemount are an hour late
#   @photostructure/tz-lookup 11.7.0  Oliver and Keremeos, twenty kilometres from the states, are in Los Angeles, and Cardston in
#                                     Denver. Their hours were the same until 2026: now they are an hour early in winter
# All three are right in Banff, Jasper, Revelstoke, Yellowknife and Inuvik.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @photostructure/tz-lookup@11.7.0 geo-tz@8.1.9 \
  moment-timezone@0.6.6 tz-lookup@6.1.25

cat >clocks.mjs <<'JS'
import photostructure from '@photostructure/tz-lookup'
import { find } from 'geo-tz'
import moment from 'moment-timezone'
import lookup from 'tz-lookup'

const PLACES = {
  'America/Edmonton': {
    'Banff': [51.178, -115.571], 'Jasper': [52.874, -118.081], 'Cardston': [49.202, -113.302],
    'Yellowknife': [62.454, -114.372], 'Inuvik': [68.361, -133.723],
  },
  'America/Vancouver': {
    'Rogers Pass': [51.3, -117.52], 'Revelstoke': [50.998, -118.196], 'Mount Robson': [53.035, -119.232],
    'Valemount': [52.831, -119.264], 'Oliver': [49.182, -119.55], 'Keremeos': [49.203, -119.829],
  },
}
const FINDERS = { 'geo-tz': (...place) => find(...place)[0], 'tz-lookup': lookup, 'photostructure': photostructure }
const hour = (zone, instant) => moment.tz(instant, zone).format('HH:mm')
for (const [name, finder] of Object.entries(FINDERS))
  for (const [right, places] of Object.entries(PLACES))
    for (const [place, degrees] of Object.entries(places)) {
      const zone = finder(...degrees)
      const noons = ['2026-01-15T12:00', '2027-01-15T12:00'].map((noon) => hour(zone, moment.tz(noon, right)))
      if (noons.some((each) => each !== '12:00')) console.log(`${name}, ${place}: ${zone}, at noon of 2026 ${noons[0]}, of 2027 ${noons[1]}`)
    }
console.log('others are right')
JS
node clocks.mjs | tee seen

diff seen - <<'SEEN'
geo-tz, Rogers Pass: America/Edmonton, at noon of 2026 13:00, of 2027 13:00
tz-lookup, Cardston: America/Denver, at noon of 2026 12:00, of 2027 11:00
tz-lookup, Mount Robson: America/Edmonton, at noon of 2026 13:00, of 2027 13:00
tz-lookup, Valemount: America/Edmonton, at noon of 2026 13:00, of 2027 13:00
tz-lookup, Oliver: America/Los_Angeles, at noon of 2026 12:00, of 2027 11:00
tz-lookup, Keremeos: America/Los_Angeles, at noon of 2026 12:00, of 2027 11:00
photostructure, Cardston: America/Denver, at noon of 2026 12:00, of 2027 11:00
photostructure, Mount Robson: America/Edmonton, at noon of 2026 13:00, of 2027 13:00
photostructure, Valemount: America/Edmonton, at noon of 2026 13:00, of 2027 13:00
photostructure, Oliver: America/Los_Angeles, at noon of 2026 12:00, of 2027 11:00
photostructure, Keremeos: America/Los_Angeles, at noon of 2026 12:00, of 2027 11:00
others are right
SEEN
echo 'As described.'
