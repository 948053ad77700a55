#!/usr/bin/env bash
# Days and hours as Chinese guests write them, read by the npm package `chrono-node` 2.10.3 in both scripts.
#
# It is noon of Friday, 20 November 2026. Weeks begin on a Monday (GB/T 7408, as ISO 8601), 中午 is noon to one, 下午 one to
# seven in the afternoon, 晚上 seven to twelve at night (CLDR's periods of the day for Chinese).
# Guessed: days, hours and ranges are right, for these are among its patterns; 大后天, in three days, may be unknown. Seen: 大后天
# is known, but
#   - 下午2点到5点, "from 2 to 5 in the afternoon", ends at 5 in the next morning, and 晚上8点到10点 at 10
#   - 中午1点, one after noon, is one in the night; 晚上12点, midnight, is noon
#   - 下周日, "Sunday of next week", is the Sunday of this week, while 下周六 is the Saturday after it
#   - 12月24日至26日 ends on its first day: the words for "to the 26th" are left out
#   - in traditional letters 十二月三十一日 is 30 December and 十二月二十五號 the 20th; in simplified ones both are right
# So a page may show how it has read such words, but not book by them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3

cat >words.mjs <<'JS'
import { zh } from 'chrono-node'

const WORDS = {
  hans: ['大后天', '下周三', '上午9点到11点', '下午2点到5点', '晚上8点到10点', '中午1点', '晚上12点', '下周六', '下周日']
    .concat(['12月30日到1月2日', '12月24日至26日', '十二月二十五号', '十二月三十一日']),
  hant: ['下午3點', '下午2點到5點', '晚上12點', '下星期日', '12月24日至26日', '十二月二十五號', '十二月三十一日'],
}
const now = { instant: new Date('2026-11-20T12:00:00-06:00'), timezone: -360 }
const shown = (part) => part && new Date(part.date() - 6 * 3_600_000).toISOString().slice(5, 16)
for (const [script, texts] of Object.entries(WORDS))
  for (const text of texts) {
    const [{ text: read, start, end }] = zh[script].parse(text, now, { forwardDate: true })
    console.log(`${script} ${text}: ${shown(start)}${end ? ` to ${shown(end)}` : ''}${read === text ? '' : `, of ${read}`}`)
  }
JS
TZ=UTC node words.mjs | tee seen

diff seen - <<'SEEN'
hans 大后天: 11-23T12:00
hans 下周三: 11-25T12:00
hans 上午9点到11点: 11-21T09:00 to 11-21T11:00
hans 下午2点到5点: 11-20T14:00 to 11-21T05:00
hans 晚上8点到10点: 11-20T20:00 to 11-21T10:00
hans 中午1点: 11-21T01:00
hans 晚上12点: 11-20T12:00
hans 下周六: 11-28T12:00
hans 下周日: 11-22T12:00
hans 12月30日到1月2日: 12-30T12:00 to 01-02T12:00
hans 12月24日至26日: 12-24T12:00, of 12月24日
hans 十二月二十五号: 12-25T12:00
hans 十二月三十一日: 12-31T12:00
hant 下午3點: 11-20T15:00
hant 下午2點到5點: 11-20T14:00 to 11-21T05:00
hant 晚上12點: 11-20T12:00
hant 下星期日: 11-22T12:00
hant 12月24日至26日: 12-24T12:00, of 12月24日
hant 十二月二十五號: 12-20T12:00, of 十二月二十
hant 十二月三十一日: 12-30T12:00, of 十二月三十
SEEN
echo 'As described.'
