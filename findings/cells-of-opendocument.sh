#!/usr/bin/env bash
# An OpenDocument workbook of guests, payments and drives, read by three packages in four ways.
#
# OpenDocument 1.3, part 3: rows stand in the table, or in its header rows, its rows or its groups of rows (9.1.7 to 9.1.9); a cell
# has its value in attributes and shows it in paragraphs (9.1.4, office:value-type and those beside it in 19), a text in the
# paragraphs unless it has office:string-value; a duration is xsd's (18.2); a drawn box has paragraphs of its own (10.4.3).
# Guessed: every row is there, a value is that of the attributes, two paragraphs are two lines, and a note, a box or what only the
# cell's format adds is not in a text. LibreOffice 7.4 has it all so. Seen:
#   hucre 1.0.0, readOds        rows that repeat on every page, folded rows and rows in table-rows are left out without an error, and
#                               with `readOdsObjects` the first row of values gives the titles; a duration is its XML, and
#                               a text is what is shown
#   hucre 1.0.0, streamOdsRows  has these rows, but the same file's two lines are one word, a box's text is before the name, and a
#                               duration and a text are what is shown
#   pandas 2.2.3 with odfpy     five and a half minutes, shown as 05:30, are half past five, 25 hours and a half are half past one;
#                               lines, boxes and texts as above
#   xlsx 0.18.5                 all are right
# The currency of an amount is in no value: 350,000 won and 1,020.50 Canadian dollars are two numbers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 xlsx@0.18.5 jszip@3.10.1

cat >cells.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { readOds, readOdsObjects, streamOdsRows } from 'hucre'
import JSZip from 'jszip'
import XLSX from 'xlsx'

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const KIND = 'application/vnd.oasis.opendocument.spreadsheet'
const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`)
names.push(`xmlns:draw="${OASIS}:drawing:1.0"`, `xmlns:svg="${OASIS}:svg-compatible:1.0"`, 'xmlns:dc="http://purl.org/dc/elements/1.1/"')
const p = (text) => `<text:p>${text}</text:p>`
const cell = (type, inner, more = '') => `<table:table-cell office:value-type="${type}"${more}>${inner}</table:table-cell>`
const row = (name, value = cell('string', p('here'))) => `<table:table-row>${cell('string', p(name))}${value}</table:table-row>`
const amount = (currency, value, shown) => cell('currency', p(shown), ` office:currency="${currency}" office:value="${value}"`)
const duration = (value, shown) => cell('time', p(shown), ` office:time-value="${value}"`)
const note = `<office:annotation><dc:creator>Kim</dc:creator><dc:date>2026-11-01T09:00:00</dc:date>${p('call her')}</office:annotation>`
const box = `<draw:frame svg:width="2cm" svg:height="1cm"><draw:text-box>${p('VIP')}</draw:text-box></draw:frame>`
const rows = [
  `<table:table-header-rows>${row('titles')}</table:table-header-rows>`,
  row('won', amount('KRW', '350000', '₩350,000')),
  row('dollars', amount('CAD', '1020.5', '$1,020.50')),
  row('percent', cell('percentage', p('5%'), ' office:value="0.05"')),
  `<table:table-row-group>${row('folded')}</table:table-row-group>`,
  `<table:table-rows>${row('in rows')}</table:table-rows>`,
  row('6 h 30', duration('PT06H30M00S', '06:30')),
  row('25 h 30', duration('PT25H30M00S', '01:30')),
  row('5 min 30', duration('PT00H05M30S', '05:30')),
  row('lines', cell('string', p('Hotel') + p('Room 12'))),
  row('spaces', cell('string', p('Hong<text:s text:c="3"/>Gildong'))),
  row('note', cell('string', note + p('Hong'))),
  row('box', cell('string', box + p('Hong'))),
  row('format', cell('string', p('Room 12'), ' office:string-value="12"')),
]
const FILES = {
  'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${KIND}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  'content.xml': `<office:document-content ${names.join(' ')} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Guests"><table:table-column table:number-columns-repeated="2"/>${rows.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
}
const zip = new JSZip()
zip.file('mimetype', KIND)
for (const [name, xml] of Object.entries(FILES)) zip.file(name, `<?xml version="1.0" encoding="UTF-8"?>${xml}`)
const file = await zip.generateAsync({ type: 'nodebuffer' })
writeFileSync('guests.ods', file)

const streamed = []
for await (const { values } of streamOdsRows(file)) streamed.push(values)
const READ = {
  readOds: (await readOds(file)).sheets[0].rows,
  streamOdsRows: streamed,
  xlsx: XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Guests, { header: 1 }),
}
for (const [reader, all] of Object.entries(READ))
  for (const [name, value] of all)
    console.log(`${reader}, ${name}: ${JSON.stringify(typeof value === 'number' ? Number(value.toFixed(5)) : value)}`)
console.log(`readOdsObjects: ${JSON.stringify((await readOdsObjects(file)).data[0])}`)
JS
node cells.mjs | tee seen

diff seen - <<'SEEN'
readOds, won: 350000
readOds, dollars: 1020.5
readOds, percent: 0.05
readOds, 6 h 30: "PT06H30M00S"
readOds, 25 h 30: "PT25H30M00S"
readOds, 5 min 30: "PT00H05M30S"
readOds, lines: "Hotel\nRoom 12"
readOds, spaces: "Hong   Gildong"
readOds, note: "Hong"
readOds, box: "Hong"
readOds, format: "Room 12"
streamOdsRows, titles: "here"
streamOdsRows, won: 350000
streamOdsRows, dollars: 1020.5
streamOdsRows, percent: 0.05
streamOdsRows, folded: "here"
streamOdsRows, in rows: "here"
streamOdsRows, 6 h 30: "06:30"
streamOdsRows, 25 h 30: "01:30"
streamOdsRows, 5 min 30: "05:30"
streamOdsRows, lines: "HotelRoom 12"
streamOdsRows, spaces: "Hong   Gildong"
streamOdsRows, note: "Hong"
streamOdsRows, box: "VIPHong"
streamOdsRows, format: "Room 12"
xlsx, titles: "here"
xlsx, won: 350000
xlsx, dollars: 1020.5
xlsx, percent: 0.05
xlsx, folded: "here"
xlsx, in rows: "here"
xlsx, 6 h 30: 0.27083
xlsx, 25 h 30: 1.0625
xlsx, 5 min 30: 0.00382
xlsx, lines: "Hotel\nRoom 12"
xlsx, spaces: "Hong   Gildong"
xlsx, note: "Hong"
xlsx, box: "Hong"
xlsx, format: "12"
readOdsObjects: {"350000":1020.5,"won":"dollars"}
SEEN

# Debian's odfpy, which pandas reads OpenDocument with.
if apt-get download -qq python3-odf=1.4.2-2 python3-defusedxml=0.7.1-2 2>/dev/null; then
  for package in ./*.deb; do dpkg -x "$package" debian; done
  python3 -m pip install --quiet --target pandas pandas==2.2.3 2>/dev/null
  PYTHONPATH=pandas:debian/usr/lib/python3/dist-packages python3 - <<'PY' | tee seen
import pandas

for name, value in pandas.read_excel('guests.ods', engine='odf', header=None).values.tolist():
    print(f'pandas, {name}: {value!r}')
PY
  diff seen - <<'SEEN'
pandas, titles: 'here'
pandas, won: 350000.0
pandas, dollars: 1020.5
pandas, percent: 0.05
pandas, folded: 'here'
pandas, in rows: 'here'
pandas, 6 h 30: datetime.time(6, 30)
pandas, 25 h 30: datetime.time(1, 30)
pandas, 5 min 30: datetime.time(5, 30)
pandas, lines: 'HotelRoom 12'
pandas, spaces: 'Hong   Gildong'
pandas, note: 'Hong'
pandas, box: 'VIPHong'
pandas, format: 'Room 12'
SEEN
else
  echo 'odfpy 1.4.2 is not to be had here: it is python3-odf of Debian 12'
fi
echo 'As described.'
