#!/usr/bin/env bash
# The sun of 21 June in Calgary and in Seoul, by the npm package `sunrise-sunset-js` 3.3.1 on machines in UTC and in Seoul.
#
# Expected: sunrise, then sunset, both of the day at the place whose noon was given, as by astronomy-engine 2.1.19; and a golden hour
# that begins before it ends. With the option `timezoneId` it is so. Seen without it, since the machine's zone is taken for the place's:
#   - in UTC, as servers are, Calgary's sun sets seven and a half hours before it rises, and its golden hour of the evening ends a day
#     before it begins; Seoul's sun rises nine hours after it has set
#   - in Seoul, Calgary's sun rises on the next day, after the sunset as well; dawn and dusk in the same answer are right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sunrise-sunset-js@3.3.1 astronomy-engine@2.1.19

cat >sun.mjs <<'JS'
import { Observer, SearchRiseSet } from 'astronomy-engine'
import { getSunTimes } from 'sunrise-sunset-js'

const HALF_DAY_MS = 12 * 3_600_000
const PLACES = [
  ['Calgary', 51.05, -114.07, 'America/Edmonton', '2026-06-21T18:00Z'],
  ['Seoul', 37.57, 126.98, 'Asia/Seoul', '2026-06-21T03:00Z'],
]
const minute = (time) => new Date(time.getTime() + 30_000).toISOString().slice(5, 16)
for (const [name, latitude, longitude, timezoneId, at] of PLACES) {
  const noon = new Date(at)
  const midnight = new Date(noon.getTime() - HALF_DAY_MS)
  const search = (direction) => SearchRiseSet('Sun', new Observer(latitude, longitude, 0), direction, midnight, 1).date
  const machine = process.env.TZ
  console.log(`${machine}, ${name}, astronomy-engine: ${minute(search(1))} to ${minute(search(-1))}`)
  for (const [how, options] of [['by itself', {}], ['with its zone', { timezoneId }]]) {
    const { sunrise, sunset, twilight } = getSunTimes(latitude, longitude, noon, options)
    const { start, end } = twilight.goldenHour.evening
    const order = end > start ? 'forward' : 'backward'
    const light = `${minute(twilight.civilDawn)} to ${minute(twilight.civilDusk)}`
    console.log(`${machine}, ${name}, ${how}: ${minute(sunrise)} to ${minute(sunset)}, golden hour ${order}, light ${light}`)
  }
}
JS
for zone in UTC Asia/Seoul; do TZ=$zone node sun.mjs; done | tee seen

diff seen - <<'SEEN'
UTC, Calgary, astronomy-engine: 06-21T11:21 to 06-22T03:55
UTC, Calgary, by itself: 06-21T11:21 to 06-21T03:55, golden hour backward, light 06-21T10:35 to 06-22T04:42
UTC, Calgary, with its zone: 06-21T11:21 to 06-22T03:55, golden hour forward, light 06-21T10:35 to 06-22T04:42
UTC, Seoul, astronomy-engine: 06-20T20:11 to 06-21T10:57
UTC, Seoul, by itself: 06-21T20:11 to 06-21T10:57, golden hour forward, light 06-20T19:40 to 06-21T11:28
UTC, Seoul, with its zone: 06-20T20:11 to 06-21T10:57, golden hour forward, light 06-20T19:40 to 06-21T11:28
Asia/Seoul, Calgary, astronomy-engine: 06-21T11:21 to 06-22T03:55
Asia/Seoul, Calgary, by itself: 06-22T11:22 to 06-22T03:55, golden hour forward, light 06-21T10:35 to 06-22T04:42
Asia/Seoul, Calgary, with its zone: 06-21T11:21 to 06-22T03:55, golden hour forward, light 06-21T10:35 to 06-22T04:42
Asia/Seoul, Seoul, astronomy-engine: 06-20T20:11 to 06-21T10:57
Asia/Seoul, Seoul, by itself: 06-20T20:11 to 06-21T10:57, golden hour forward, light 06-20T19:40 to 06-21T11:28
Asia/Seoul, Seoul, with its zone: 06-20T20:11 to 06-21T10:57, golden hour forward, light 06-20T19:40 to 06-21T11:28
SEEN
echo 'As described.'
