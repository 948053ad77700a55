#!/usr/bin/env bash
# The same day, 20 November 2026, written in four ways that the standard knows, and read by four npm packages.
#
# Expected, by ECMA-376 part 1: a day in each. 18.8.30 lists the formats 27 to 36 and 50 to 58 as days in Korean, Chinese and
# Japanese, without a text in the file; 18.18.11 has cells of the type `d` with an ISO 8601 day; 18.17.4.1 has the base 1904.
# Seen:
#   exceljs 4.4.0           formats 31 and 57 are a plain number; `d` is the number 2026, and with a format of days the day
#                           1905-07-18: it reads the digits before the first hyphen as a serial number
#   xlsx 0.18.5             base 1904 with `cellDates` is 1,462 days early: 2022-11-19
#   hucre 1.0.0             `d` is a text; the others are right
#   read-excel-file 9.3.17  all are right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17 \
  jszip@3.10.1

cat >read.mjs <<'JS'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readRows from 'read-excel-file/node'
import XLSX from 'xlsx'
import JSZip from 'jszip'

const OOXML = 'http://schemas.openxmlformats.org'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const main = `xmlns="${OOXML}/spreadsheetml/2006/main"`
const rels = `xmlns="${OOXML}/package/2006/relationships"`
const doc = `${OOXML}/officeDocument/2006/relationships`

/** A workbook with one cell in a style of this number format. */
function workbook(cell, format, base1904 = false) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships ${rels}><Relationship Id="rId1" Type="${doc}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${doc}"><workbookPr${base1904 ? ' date1904="1"' : ''}/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${rels}><Relationship Id="rId1" Type="${doc}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${doc}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
  }
  const zip = new JSZip()
  for (const [name, xml] of Object.entries(files))
    zip.file(name, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`)
  return zip.generateAsync({ type: 'nodebuffer' })
}

const FILES = {
  'format 14': await workbook('<c r="A1" s="1"><v>46346</v></c>', 14),
  'format 31': await workbook('<c r="A1" s="1"><v>46346</v></c>', 31),
  'format 57': await workbook('<c r="A1" s="1"><v>46346</v></c>', 57),
  'type d': await workbook('<c r="A1" t="d"><v>2026-11-20T00:00:00</v></c>', 14),
  'type d with format 14': await workbook('<c r="A1" s="1" t="d"><v>2026-11-20</v></c>', 14),
  'base 1904': await workbook('<c r="A1" s="1"><v>44884</v></c>', 14, true),
}
const READERS = {
  async exceljs(bytes) {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes)
    return book.worksheets[0].getCell('A1').value
  },
  async xlsx(bytes) {
    return XLSX.read(bytes, { cellDates: true }).Sheets.S.A1.v
  },
  async hucre(bytes) {
    return (await readXlsx(bytes)).sheets[0].rows[0][0]
  },
  async 'read-excel-file'(bytes) {
    const read = await readRows(bytes)
    return (read[0].data ?? read)[0][0]
  },
}
for (const [name, read] of Object.entries(READERS))
  for (const [what, bytes] of Object.entries(FILES)) {
    const value = await read(bytes)
    const shown = value instanceof Date ? `day ${value.toISOString().slice(0, 10)}` : JSON.stringify(value)
    console.log(`${name}, ${what}: ${shown}`)
  }
JS
TZ=UTC node read.mjs | tee seen

for line in \
  'exceljs, format 14: day 2026-11-20' 'exceljs, format 31: 46346' 'exceljs, format 57: 46346' \
  'exceljs, type d: 2026' 'exceljs, type d with format 14: day 1905-07-18' 'exceljs, base 1904: day 2026-11-20' \
  'xlsx, format 31: day 2026-11-20' 'xlsx, type d: day 2026-11-20' 'xlsx, base 1904: day 2022-11-19' \
  'hucre, format 57: day 2026-11-20' 'hucre, type d: "2026-11-20T00:00:00"' 'hucre, base 1904: day 2026-11-20'
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done
test "$(grep -c '^read-excel-file, .*: day 2026-11-20$' seen)" = 6
echo 'As described.'
