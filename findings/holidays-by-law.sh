#!/usr/bin/env bash
# Public holidays of Korea, China, British Columbia and the Northwest Territories, by the npm package `date-holidays` 3.37.0.
#
# Expected, by law:
#   Korea       the day before the lunar new year, the day itself and the next one (Regulations on Holidays of Government Offices,
#               article 2; the package @hyunbinseo/holidays-kr 5.2027.1 has the days of the official gazette)
#   China       since 2025 four days at the Spring Festival, its eve and three more, and 1 and 2 May (State Council, order 795)
#   BC and NWT  30 September is statutory: since 2023 by the first's Employment Standards Act, since 2022 by the second's
# Seen:
#   - Korea's three days begin with the new year: the day before, when half the country travels, is missing every year. In 2025
#     and 2026 the working days 31 January and 19 February are holidays instead; in 2024 and 2027 a substitute day hides it.
#     Chuseok, which is three days in the same way, is right
#   - China has three days at the Spring Festival, as until 2024, and one in May
#   - 30 September is an `observance` in both, like Valentine's Day: a day on which all work
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0 @hyunbinseo/holidays-kr@5.2027.1

cat >days.mjs <<'JS'
import * as gazette from '@hyunbinseo/holidays-kr/all'
import Holidays from 'date-holidays'

const HOUR_MS = 3_600_000
/** All days of a country's public holidays; one of three days counts as three. */
function publicDays(country, year, hours) {
  const days = new Set()
  for (const { start, end, type } of new Holidays(country).getHolidays(year))
    if (type === 'public')
      for (let time = start.getTime(); time < end.getTime(); time += 24 * HOUR_MS)
        days.add(new Date(time + hours * HOUR_MS).toISOString().slice(5, 10))
  return days
}
const between = (days, from, to) => [...days].filter((day) => day >= from && day <= to).sort().join(' ')

for (const year of [2024, 2025, 2026, 2027]) {
  const byLaw = Object.entries(gazette[`y${year}`]).filter(([, names]) => names.some((name) => /설날/.test(name)))
  console.log(`Korea ${year}, gazette: ${byLaw.map(([day]) => day.slice(5)).join(' ')}`)
  console.log(`Korea ${year}, package: ${between(publicDays('KR', year, 9), '01-20', '02-25')}`)
}
const chuseok = Object.entries(gazette.y2026).filter(([, names]) => names.some((name) => /추석/.test(name)))
console.log(`Korea 2026, Chuseok: gazette ${chuseok.map(([day]) => day.slice(5)).join(' ')}`)
console.log(`Korea 2026, Chuseok: package ${between(publicDays('KR', 2026, 9), '09-20', '09-30')}`)
console.log(`China 2026: ${between(publicDays('CN', 2026, 8), '02-10', '02-25')}, ${between(publicDays('CN', 2026, 8), '05-01', '05-03')}`)
for (const place of ['BC', 'NT', 'AB']) {
  const day = new Holidays('CA', place).getHolidays(2026).find(({ date }) => date.startsWith('2026-09-30'))
  console.log(`${place}, 30 September 2026: ${day?.type ?? 'none'}`)
}
JS
TZ=UTC node days.mjs | tee seen

diff seen - <<'SEEN'
Korea 2024, gazette: 02-09 02-10 02-11 02-12
Korea 2024, package: 02-10 02-11 02-12
Korea 2025, gazette: 01-28 01-29 01-30
Korea 2025, package: 01-29 01-30 01-31
Korea 2026, gazette: 02-16 02-17 02-18
Korea 2026, package: 02-17 02-18 02-19
Korea 2027, gazette: 02-06 02-07 02-08 02-09
Korea 2027, package: 02-07 02-08 02-09
Korea 2026, Chuseok: gazette 09-24 09-25 09-26
Korea 2026, Chuseok: package 09-24 09-25 09-26
China 2026: 02-16 02-17 02-18, 05-01
BC, 30 September 2026: observance
NT, 30 September 2026: observance
AB, 30 September 2026: none
SEEN
echo 'As described.'
