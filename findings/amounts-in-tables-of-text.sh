#!/usr/bin/env bash
# Amounts and references in an HTML table that a bank names `.xls`, and in CSV, read by the npm package `xlsx` 0.18.5.
#
# Expected: `20,00 $` and `20,00` are twenty dollars in French Canada, or stay texts; a reference stays what it is. Seen, in both
# formats, without an option that asks for numbers:
#   - 20,00 is the number 2000: a hundred times the money
#   - 1 020,00 $ is the day 20 January 2000
#   - 1.234,50 is 1.2345
#   - the reference 482711E2 is 48271100, the account 0014030000 is 14030000
#   - the house number or score 1-2 is the day 2 January 2001
# `raw: true` in `read` keeps all of them as texts; in `sheet_to_json` it does not help.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5

cat >read.mjs <<'JS'
import XLSX from 'xlsx'
const cells = ['20,00', '1 020,00 $', '1.234,50', '482711E2', '0014030000', '1-2', 'M482711']
const html = `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`
const csv = cells.map((cell) => `"${cell}"`).join('\n')
for (const [format, text] of Object.entries({ html, csv }))
  for (const raw of [false, true]) {
    const { Sheets, SheetNames } = XLSX.read(Buffer.from(text), { type: 'buffer', cellDates: true, raw })
    const rows = XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1, raw: true })
    const shown = rows.map(([value]) => (value instanceof Date ? `day ${value.toISOString().slice(0, 10)}` : JSON.stringify(value)))
    console.log(`${format}${raw ? ', raw' : ''}: ${shown.join(' | ')}`)
  }
JS
TZ=UTC node read.mjs | tee seen

wrong='2000 | day 2000-01-20 | 1.2345 | 48271100 | 14030000 | day 2001-01-02 | "M482711"'
right='"20,00" | "1 020,00 $" | "1.234,50" | "482711E2" | "0014030000" | "1-2" | "M482711"'
for line in "html: $wrong" "csv: $wrong" "html, raw: $right" "csv, raw: $right"
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done
echo 'As described.'
