#!/usr/bin/env bash
# The lunar new years of 2026 to 2030 in China and in Korea, by the calendars of Node's `Intl` and by three npm packages.
#
# In both countries the year begins on the day of a new moon: by Beijing's clock in China (GB/T 33661-2017, as in the tables of
# the Hong Kong Observatory), by Seoul's in Korea (as in those of its observatory KASI). Three moons fall beside a midnight: that
# of 2027 at 23:56 in Beijing, that of 2028 at 0:13 in Seoul, that of 2030 at 0:08 in Beijing. Expected: China has 6 February
# 2027, 26 January 2028 and 3 February 2030, Korea 7 February, 27 January and 3 February. Seen:
#   `chinese` of Node 20.20.2, 24.22.3 and 26.12.1 (ICU 78)   2027 a day late, as in Korea, and 2030 a day early
#   `dangi` of the same, korean-lunar-calendar 0.4.0          all are right
#   lunar-javascript 1.7.7                                    all are right
#   holiday-kr 0.1.5, for Korea                               2027 is right, 2028 a day early, as in China
# So a check by 2027 alone finds one of the two faults, and a check by 2028 alone the other.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts astronomy-engine@2.1.19 lunar-javascript@1.7.7 \
  korean-lunar-calendar@0.4.0 holiday-kr@0.1.5

cat >new-years.mjs <<'JS'
import { SearchMoonPhase } from 'astronomy-engine'
import holidayKr from 'holiday-kr'
import KoreanLunarCalendar from 'korean-lunar-calendar'
import lunar from 'lunar-javascript'

const HOUR_MS = 3_600_000
const two = (number) => String(number).padStart(2, '0')
const solar = ({ month, day }) => `${two(month)}-${two(day)}`

/** The first day of a calendar's first month; days are read at noon in UTC, so no time zone takes part. */
function byIntl(calendar, year) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
  for (let time = Date.UTC(year, 0, 18, 12); time < Date.UTC(year, 1, 24); time += 24 * HOUR_MS) {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
    if (parts.month === '1' && parts.day === '1') return new Date(time).toISOString().slice(5, 10)
  }
  return 'none'
}

function byKoreanLunarCalendar(year) {
  const calendar = new (KoreanLunarCalendar.default ?? KoreanLunarCalendar)()
  calendar.setLunarDate(year, 1, 1, false)
  return solar(calendar.getSolarCalendar())
}

for (const year of [2026, 2027, 2028, 2029, 2030]) {
  const moon = SearchMoonPhase(0, new Date(Date.UTC(year, 0, 20)), 35).date
  const at = (hours) => new Date(moon.getTime() + hours * HOUR_MS).toISOString().slice(5, 16)
  console.log(`${year} moon: Beijing ${at(8)}, Seoul ${at(9)}`)
  console.log(
    `${year} China: chinese ${byIntl('chinese', year)}, ` +
      `lunar-javascript ${lunar.Lunar.fromYmd(year, 1, 1).getSolar().toYmd().slice(5)}`,
  )
  console.log(
    `${year} Korea: dangi ${byIntl('dangi', year)}, korean-lunar-calendar ${byKoreanLunarCalendar(year)}, ` +
      `holiday-kr ${solar(holidayKr.getSolar(year, 1, 1))}`,
  )
}
console.error(`Node ${process.version}, ICU ${process.versions.icu}`)
JS
TZ=UTC node new-years.mjs | tee seen

diff seen - <<'SEEN'
2026 moon: Beijing 02-17T20:01, Seoul 02-17T21:01
2026 China: chinese 02-17, lunar-javascript 02-17
2026 Korea: dangi 02-17, korean-lunar-calendar 02-17, holiday-kr 02-17
2027 moon: Beijing 02-06T23:56, Seoul 02-07T00:56
2027 China: chinese 02-07, lunar-javascript 02-06
2027 Korea: dangi 02-07, korean-lunar-calendar 02-07, holiday-kr 02-07
2028 moon: Beijing 01-26T23:13, Seoul 01-27T00:13
2028 China: chinese 01-26, lunar-javascript 01-26
2028 Korea: dangi 01-27, korean-lunar-calendar 01-27, holiday-kr 01-26
2029 moon: Beijing 02-13T18:32, Seoul 02-13T19:32
2029 China: chinese 02-13, lunar-javascript 02-13
2029 Korea: dangi 02-13, korean-lunar-calendar 02-13, holiday-kr 02-13
2030 moon: Beijing 02-03T00:08, Seoul 02-03T01:08
2030 China: chinese 02-02, lunar-javascript 02-03
2030 Korea: dangi 02-03, korean-lunar-calendar 02-03, holiday-kr 02-03
SEEN
echo 'As described.'
