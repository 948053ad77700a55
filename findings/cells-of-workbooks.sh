#!/usr/bin/env bash
# XLSX cells that the standard allows and spreadsheet programs show, read by five npm packages.
#
# ECMA-376 part 1: the attribute `r` of a row and of a cell is optional (18.3.1.4, 18.3.1.73), they then follow each other; a text in
# the cell itself may have a phonetic hint (18.3.1.53, 18.4.6), as Chinese and Japanese lists of names do; _x000D_ is a return in
# every text (22.9.2.19). Guessed: the values are read. Seen:
#   exceljs 4.4.0           no `r`: an error; with a hint the text is lost, and so is the rest of its row; a formula's _x000D_ stays
#   read-excel-file 9.3.17  no `r`: an error
#   xlsx-populate 1.21.0    no `r`: an error; _x000D_ stays in every text; a text of two fonts is its XML
#   hucre 1.0.0             the hint is part of the name: 李娜Lǐ; in the shared texts it is not
#   xlsx 0.18.5             all are right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17 xlsx@0.18.5 \
  xlsx-populate@1.21.0 jszip@3.10.1

cat >cells.mjs <<'JS'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import JSZip from 'jszip'
import readExcelFile from 'read-excel-file/node'
import XLSX from 'xlsx'
import XlsxPopulate from 'xlsx-populate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PARTS = { '/xl/workbook.xml': 'sheet.main', '/xl/worksheets/sheet1.xml': 'worksheet', '/xl/sharedStrings.xml': 'sharedStrings', '/xl/styles.xml': 'styles' }
const types = Object.entries(PARTS).map(([part, type]) => `<Override PartName="${part}" ContentType="${CONTENT}.${type}+xml"/>`)
const link = (id, type, target) => `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const links = (...all) => `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
const FILES = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
  '_rels/.rels': links(link(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': links(link(1, 'worksheet', 'worksheets/sheet1.xml'), link(2, 'sharedStrings', 'sharedStrings.xml'), link(3, 'styles', 'styles.xml')),
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="2" uniqueCount="2"><si><t>张伟</t><rPh sb="0" eb="1"><t>Zhāng</t></rPh></si><si><t>Room 12_x000D_</t></si></sst>`,
}
const ROWS = {
  'without r': '<row><c><v>5</v></c><c t="s"><v>0</v></c></row>',
  'hint in the cell': '<row r="1"><c r="A1" t="inlineStr"><is><t>李娜</t><rPh sb="0" eb="1"><t>Lǐ</t></rPh></is></c><c r="B1"><v>3</v></c></row>',
  'hint in the shared texts': '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>3</v></c></row>',
  'return in the shared texts': '<row r="1"><c r="A1" t="s"><v>1</v></c></row>',
  'return in a formula': '<row r="1"><c r="A1" t="str"><f>"a"&amp;CHAR(13)</f><v>a_x000D_</v></c></row>',
  'two fonts': '<row r="1"><c r="A1" t="inlineStr"><is><r><t>홍</t></r><r><t>길동</t></r></is></c></row>',
}
const READERS = {
  exceljs: async (file) => (await new ExcelJS.Workbook().xlsx.load(file)).worksheets[0].getRow(1).values.slice(1),
  'read-excel-file': async (file) => (await readExcelFile(file))[0].data[0],
  'xlsx-populate': async (file) => (await XlsxPopulate.fromDataAsync(file)).sheet(0).usedRange().value()[0],
  hucre: async (file) => (await readXlsx(file)).sheets[0].rows[0],
  xlsx: async (file) => XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Guests, { header: 1 })[0],
}
for (const [kind, row] of Object.entries(ROWS)) {
  const zip = new JSZip()
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${row}</sheetData></worksheet>`
  for (const [name, xml] of Object.entries({ ...FILES, 'xl/worksheets/sheet1.xml': sheet })) zip.file(name, `<?xml version="1.0" encoding="UTF-8"?>${xml}`)
  const file = await zip.generateAsync({ type: 'nodebuffer' })
  for (const [name, read] of Object.entries(READERS)) {
    const seen = await read(file).then((values) => JSON.stringify(values).slice(0, 90), () => 'an error')
    console.log(`${kind}, ${name}: ${seen}`)
  }
}
JS
node cells.mjs | tee seen

diff seen - <<'SEEN'
without r, exceljs: an error
without r, read-excel-file: an error
without r, xlsx-populate: an error
without r, hucre: [5,"张伟"]
without r, xlsx: [5,"张伟"]
hint in the cell, exceljs: [null]
hint in the cell, read-excel-file: ["李娜",3]
hint in the cell, xlsx-populate: ["李娜",3]
hint in the cell, hucre: ["李娜Lǐ",3]
hint in the cell, xlsx: ["李娜",3]
hint in the shared texts, exceljs: ["张伟",3]
hint in the shared texts, read-excel-file: ["张伟",3]
hint in the shared texts, xlsx-populate: ["张伟",3]
hint in the shared texts, hucre: ["张伟",3]
hint in the shared texts, xlsx: ["张伟",3]
return in the shared texts, exceljs: ["Room 12\r"]
return in the shared texts, read-excel-file: ["Room 12"]
return in the shared texts, xlsx-populate: ["Room 12_x000D_"]
return in the shared texts, hucre: ["Room 12\r"]
return in the shared texts, xlsx: ["Room 12\r"]
return in a formula, exceljs: [{"formula":"\"a\"&CHAR(13)","result":"a_x000D_"}]
return in a formula, read-excel-file: ["a"]
return in a formula, xlsx-populate: ["a_x000D_"]
return in a formula, hucre: ["a\r"]
return in a formula, xlsx: ["a\r"]
two fonts, exceljs: [{"richText":[{"text":"홍"},{"text":"길동"}]}]
two fonts, read-excel-file: ["홍길동"]
two fonts, xlsx-populate: [[{"name":"r","attributes":{},"children":[{"name":"t","attributes":{},"children":["홍"]}]},
two fonts, hucre: ["홍길동"]
two fonts, xlsx: ["홍길동"]
SEEN
echo 'As described.'
