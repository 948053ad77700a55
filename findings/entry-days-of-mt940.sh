#!/usr/bin/env bash
# Transfers around New Year in MT940 statements, read by the npm packages `mt940-js` 1.0.0 and `mt940js` 1.3.5.
#
# Field 61 has the value date as YYMMDD and the day on which the bank entered it as MMDD, without a year. Guessed: the reader takes
# the year in which both are near. Seen, in both: the entry has the year of the value, so that
#   - money of 31 December 2026 that the bank entered on 4 January is entered 361 days before: 2026-01-04
#   - money of 2 January 2027 that was entered on 30 December is entered in December 2027
# Sorted by the day of entry, or compared with the statement's period, such rows are in another year than their statement.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5

cat >entries.cjs <<'JS'
const { read } = require('mt940-js')
const { Parser } = require('mt940js')

const statement = (line, from, to) =>
  [':20:1', ':25:00031234567', ':28C:1/1', `:60F:C${from}CAD1000,00`, line, ':86:HONG M482711', `:62F:C${to}CAD1050,00`, '-'].join('\r\n')
const FILES = {
  'in November': statement(':61:2611201123C50,00NTRFREF1', '261101', '261130'),
  'valued in December': statement(':61:2612310104C50,00NTRFREF1', '261231', '270131'),
  'valued in January': statement(':61:2701021230C50,00NTRFREF1', '261201', '270102'),
}
const day = (date) => (typeof date === 'string' ? date : date.toISOString()).slice(0, 10)
async function show() {
  for (const [name, file] of Object.entries(FILES)) {
    const [one] = (await read(Buffer.from(file)))[0].transactions
    const [other] = new Parser().parse(file)[0].transactions
    console.log(`${name}, mt940-js: value ${day(one.valueDate)}, entry ${day(one.entryDate)}`)
    console.log(`${name}, mt940js: value ${day(other.date)}, entry ${day(other.entryDate)}`)
  }
}
show()
JS
TZ=UTC node entries.cjs | tee seen

diff seen - <<'SEEN'
in November, mt940-js: value 2026-11-20, entry 2026-11-23
in November, mt940js: value 2026-11-20, entry 2026-11-23
valued in December, mt940-js: value 2026-12-31, entry 2026-01-04
valued in December, mt940js: value 2026-12-31, entry 2026-01-04
valued in January, mt940-js: value 2027-01-02, entry 2027-12-30
valued in January, mt940js: value 2027-01-02, entry 2027-12-30
SEEN
echo 'As described.'
