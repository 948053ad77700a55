#!/usr/bin/env bash
# Receipts with Noto Sans KR, written by `pdf-lib` 1.17.1 and by `pdfkit` 0.20.2, and their text taken out again by
# `pdfjs-dist` 5.6.205 (Firefox's reader) and `mupdf` 1.28.1.
#
# A PDF's table ToUnicode says which characters the drawn glyphs are, for searching, copying and reading aloud (ISO 32000-1,
# 9.10). Guessed: a font embedded whole has the fuller table; what is drawn comes out again. Seen: whatever is drawn right, with
# pdf-lib's own default, the whole font,
#   - the amount in "Deposit 20.00" comes out as 埼基.基基 or not at all, and so does the day behind a Latin word
#   - the space in "홍길동 님" comes out as the Chinese letter 埑
# A font's rules replace glyphs by the script around them, and the table has only glyphs that a character has by itself. With
# `subset: true`, and in pdfkit, the table is made of the drawn glyphs and all comes out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @expo-google-fonts/noto-sans-kr@0.4.3 \
  @pdf-lib/fontkit@1.1.1 mupdf@1.28.1 pdf-lib@1.17.1 pdfjs-dist@5.6.205 pdfkit@0.20.2

cat >receipts.mjs <<'JS'
import { readFileSync } from 'node:fs'
import fontkit from '@pdf-lib/fontkit'
import * as mupdf from 'mupdf'
import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfKit from 'pdfkit'

const FONT = readFileSync('node_modules/@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf')
const TEXTS = ['Deposit 20.00', 'Paid on 2026-11-20', '2026-11-20', '홍길동 님', '예약금 20,000원']

const byPdfLib = (subset) => async (text) => {
  const file = await PDFDocument.create()
  file.registerFontkit(fontkit)
  const font = await file.embedFont(FONT, { subset })
  file.addPage([400, 60]).drawText(text, { x: 20, y: 20, size: 20, font })
  return file.save()
}
const byPdfKit = (text) =>
  new Promise((resolve) => {
    const file = new PdfKit({ size: [400, 60], margin: 10 })
    const chunks = []
    file.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    file.font(FONT).fontSize(20).text(text).end()
  })
const WRITERS = { 'pdf-lib': byPdfLib(false), 'pdf-lib, subset': byPdfLib(true), pdfkit: byPdfKit }

async function readByPdfJs(file) {
  const { promise } = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const page = await (await promise).getPage(1)
  return (await page.getTextContent()).items.map(({ str }) => str).join('').trim()
}
const readByMuPdf = (file) =>
  mupdf.Document.openDocument(file, 'application/pdf').loadPage(0).toStructuredText().asText().trim()

for (const [writer, write] of Object.entries(WRITERS))
  for (const text of TEXTS) {
    const file = await write(text)
    const read = [await readByPdfJs(file), readByMuPdf(file)]
    if (read.some((each) => each !== text)) console.log(`${writer}: "${text}" is "${read[0]}", "${read[1]}"`)
  }
console.log('others are as written')
JS
node receipts.mjs 2>errors | tee seen

diff seen - <<'SEEN'
pdf-lib: "Deposit 20.00" is "Deposit 埼基.基基", "Deposit ��.��"
pdf-lib: "Paid on 2026-11-20" is "Paid on 埼基埼堀-埻埻-埼基", "Paid on ����-��-��"
pdf-lib: "홍길동 님" is "홍길동埑님", "홍길동�님"
others are as written
SEEN
echo 'As described.'
