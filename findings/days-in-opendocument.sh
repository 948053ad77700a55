#!/usr/bin/env bash
# A day, and a day with an hour, in an OpenDocument workbook that is read in Calgary, Seoul and UTC.
#
# OpenDocument 1.3, part 3: office:date-value is a `dateOrDateTime` (18.3), here 2026-11-20 and 2026-11-20T06:30:00. Neither has a
# time zone, so both are what the cell shows, wherever the computer is. Guessed: the morning is 6.5 hours after its day begins,
# and the serial numbers, which have no zone either, are 46346 and 46346.27083 (06:30). Seen:
#   xlsx 0.18.5         the day is read in UTC and the morning in the computer's zone: they are 6.5 hours apart in UTC, 13.5 in
#                       Calgary, and in Seoul the morning is 2.5 hours before its day. As serial numbers, which it gives when it is
#                       not asked for days, 20 November in Calgary is 19 November, 16:59:08; half past six is 06:29:08, and in Seoul
#                       06:30:52, by the seconds of the local mean time of 1899
#   @e965/xlsx 0.20.3   the newer SheetJS: both in the computer's zone, and the numbers are right
#   hucre 1.0.0         both in UTC everywhere
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 @e965/xlsx@0.20.3 hucre@1.0.0 jszip@3.10.1

cat >days.mjs <<'JS'
import newer from '@e965/xlsx'
import { readOds } from 'hucre'
import JSZip from 'jszip'
import xlsx from 'xlsx'

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const KIND = 'application/vnd.oasis.opendocument.spreadsheet'
const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`).join(' ')
const entry = (path, type) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
const day = (value, shown) => `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>${shown}</text:p></table:table-cell>`
const row = `<table:table-row>${day('2026-11-20', '2026-11-20')}${day('2026-11-20T06:30:00', '2026-11-20 06:30')}</table:table-row>`
const FILES = {
  'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.3">${entry('/', KIND)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`,
  'styles.xml': `<office:document-styles ${names} office:version="1.3"/>`,
  'content.xml': `<office:document-content ${names} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Tours"><table:table-column table:number-columns-repeated="2"/>${row}</table:table></office:spreadsheet></office:body></office:document-content>`,
}
const zip = new JSZip()
zip.file('mimetype', KIND)
for (const [name, xml] of Object.entries(FILES)) zip.file(name, `<?xml version="1.0" encoding="UTF-8"?>${xml}`)
const file = await zip.generateAsync({ type: 'nodebuffer' })

/** A serial number of days as it is shown, in seconds. */
const shown = (serial) => new Date(Math.round((serial - 25569) * 86400) * 1000).toISOString().slice(0, 19)
const show = (reader, [first, second]) => {
  const hours = (second - first) / 3600000
  console.log(`${process.env.TZ}, ${reader}: ${first.toISOString()} and ${second.toISOString()}, ${hours} h apart`)
}
for (const [name, SheetJS] of Object.entries({ 'xlsx 0.18.5': xlsx, 'xlsx 0.20.3': newer })) {
  const days = SheetJS.utils.sheet_to_json(SheetJS.read(file, { cellDates: true }).Sheets.Tours, { header: 1 })[0]
  show(name, days)
  const { A1, B1 } = SheetJS.read(file).Sheets.Tours
  console.log(`${process.env.TZ}, ${name}, serial numbers: ${shown(A1.v)} and ${shown(B1.v)}`)
}
show('hucre', (await readOds(file)).sheets[0].rows[0])
JS
for zone in UTC America/Edmonton Asia/Seoul; do TZ=$zone node days.mjs; done | tee seen

diff seen - <<'SEEN'
UTC, xlsx 0.18.5: 2026-11-20T00:00:00.000Z and 2026-11-20T06:30:00.000Z, 6.5 h apart
UTC, xlsx 0.18.5, serial numbers: 2026-11-20T00:00:00 and 2026-11-20T06:30:00
UTC, xlsx 0.20.3: 2026-11-20T00:00:00.000Z and 2026-11-20T06:30:00.000Z, 6.5 h apart
UTC, xlsx 0.20.3, serial numbers: 2026-11-20T00:00:00 and 2026-11-20T06:30:00
UTC, hucre: 2026-11-20T00:00:00.000Z and 2026-11-20T06:30:00.000Z, 6.5 h apart
America/Edmonton, xlsx 0.18.5: 2026-11-20T00:00:00.000Z and 2026-11-20T13:30:00.000Z, 13.5 h apart
America/Edmonton, xlsx 0.18.5, serial numbers: 2026-11-19T16:59:08 and 2026-11-20T06:29:08
America/Edmonton, xlsx 0.20.3: 2026-11-20T07:00:00.000Z and 2026-11-20T13:30:00.000Z, 6.5 h apart
America/Edmonton, xlsx 0.20.3, serial numbers: 2026-11-20T00:00:00 and 2026-11-20T06:30:00
America/Edmonton, hucre: 2026-11-20T00:00:00.000Z and 2026-11-20T06:30:00.000Z, 6.5 h apart
Asia/Seoul, xlsx 0.18.5: 2026-11-20T00:00:00.000Z and 2026-11-19T21:30:00.000Z, -2.5 h apart
Asia/Seoul, xlsx 0.18.5, serial numbers: 2026-11-20T09:00:52 and 2026-11-20T06:30:52
Asia/Seoul, xlsx 0.20.3: 2026-11-19T15:00:00.000Z and 2026-11-19T21:30:00.000Z, 6.5 h apart
Asia/Seoul, xlsx 0.20.3, serial numbers: 2026-11-20T00:00:00 and 2026-11-20T06:30:00
Asia/Seoul, hucre: 2026-11-20T00:00:00.000Z and 2026-11-20T06:30:00.000Z, 6.5 h apart
SEEN
echo 'As described.'
