#!/usr/bin/env bash
# An hour with its time zone, as Node's `Intl` writes it for mainland Chinese, Korean and Canadian guests.
#
# Guessed: the parts are apart, as a reader of CLDR's pattern for hours and minutes would think, `GMT+9 04:00`. Seen in Node 20.20.2
# and 24.21.0 (ICU 78, CLDR 48) in `zh-Hans`, wherever the hour has no minutes and 24 hours are counted:
#   - four o'clock in Seoul is GMT+94时, noon in Whitehorse is GMT-712时, and with a long offset GMT-07:0012时
#   - behind a day it is 1月15日 GMT+94时; the same day and hour without a zone are 1月15日 4时, but their range is 1/15 04–08
# Other languages have a space there. An hour with minutes has one in Chinese too, so a text with a zone always names minutes.
# Korean halves of the day are AM and PM in 20.20.2 and 오전 and 오후 in 24.21.0, though both say that they have CLDR 48.0: a server
# and a browser may differ in them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >hours.mjs <<'JS'
const hour = { hour: 'numeric' }
const day = { month: 'long', day: 'numeric' }
const FORMS = [
  { ...hour, timeZoneName: 'short' },
  { ...hour, timeZoneName: 'longOffset' },
  { ...day, ...hour, timeZoneName: 'short' },
  { ...hour, minute: '2-digit', timeZoneName: 'short' },
  { ...day, ...hour },
]
const from = new Date('2027-01-14T19:00:00Z')
const to = new Date('2027-01-14T23:00:00Z')
for (const lang of ['zh-Hans', 'ja', 'en-CA'])
  for (const timeZone of ['Asia/Seoul', 'America/Whitehorse']) {
    const formats = FORMS.map((form) => new Intl.DateTimeFormat(lang, { timeZone, ...form }))
    const texts = [...formats.map((format) => format.format(from)), formats.at(-1).formatRange(from, to)]
    console.log(`${lang}: ${texts.join(' | ').replaceAll(/\s/gu, ' ')}`)
  }
const korean = new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', ...hour }).format(from)
const { icu, cldr } = process.versions
console.error(`Node ${process.version}, ICU ${icu}, CLDR ${cldr}; in Korean ${korean}`)
JS
node hours.mjs | tee seen

diff seen - <<'SEEN'
zh-Hans: GMT+94时 | GMT+09:004时 | 1月15日 GMT+94时 | GMT+9 04:00 | 1月15日 4时 | 1/15 04–08
zh-Hans: GMT-712时 | GMT-07:0012时 | 1月14日 GMT-712时 | GMT-7 12:00 | 1月14日 12时 | 1/14 12–16
ja: 4時 GMT+9 | 4時 GMT+09:00 | 1月15日 4時 GMT+9 | 4:00 GMT+9 | 1月15日 4時 | 1/15 4時～8時
ja: 12時 GMT-7 | 12時 GMT-07:00 | 1月14日 12時 GMT-7 | 12:00 GMT-7 | 1月14日 12時 | 1/14 12時～16時
en-CA: 4 a.m. GMT+9 | 4 a.m. GMT+09:00 | January 15 at 4 a.m. GMT+9 | 4:00 a.m. GMT+9 | January 15 at 4 a.m. | January 15, 4–8 a.m.
en-CA: 12 p.m. GMT-7 | 12 p.m. GMT-07:00 | January 14 at 12 p.m. GMT-7 | 12:00 p.m. GMT-7 | January 14 at 12 p.m. | January 14, 12–4 p.m.
SEEN
echo 'As described.'
