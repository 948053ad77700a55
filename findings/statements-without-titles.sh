#!/usr/bin/env bash
# A bank's statement with decimal commas, as French Canada and Excel there write it, and its separator found by four npm packages.
#
# Where a comma is the decimal mark, the separator of a list is a semicolon or a tab (CLDR for fr-CA; RFC 4180 is about commas
# alone). Each file is read with its row of titles and without it.
# Guessed: the semicolon or tab is found with and without titles, for a day that keeps a semicolon makes no sense. Seen:
#   papaparse 5.7.1    finds it only with titles: without them a comma, also before tabs, with no error: the day is
#                      `2026-11-20;20` and the amount `00;1020`
#   csv-sniffer 0.1.1  a comma before semicolons, and a space where thousands or names have one
#   detect-csv 1.1.0   right with amounts; a comma where names have as many commas in each row
#   csv-string 4.1.1   right: it takes whichever separator is first in the file
# Each row has as many commas as semicolons, so counting them tells nothing: a reader of statements looks for the separator that
# leaves days and amounts whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csv-sniffer@0.1.1 csv-string@4.1.1 detect-csv@1.1.0 papaparse@5.7.1

cat >separators.cjs <<'JS'
const Sniffer = require('csv-sniffer')()
const csvString = require('csv-string')
const detect = require('detect-csv')
const papa = require('papaparse')

const FILES = {
  'amounts': ['Date;Montant;Solde', '2026-11-20;20,00;1020,00', '2026-11-21;15,50;1035,50'],
  'tabs': ['Date\tMontant\tSolde', '2026-11-20\t20,00\t1020,00', '2026-11-21\t15,50\t1035,50'],
  'thousands': ['Date;Montant;Solde', '2026-11-20;20,00;1 020,00', '2026-11-21;15,50;1 035,50'],
  'names': ['Date;Description;Montant', '2026-11-20;KIM, HONG, CALGARY;20', '2026-11-21;LEE, YU, BANFF;15'],
}
for (const [name, rows] of Object.entries(FILES))
  for (const [kind, lines] of [['with titles', rows], ['without', rows.slice(1)]]) {
    const text = `${lines.join('\n')}\n`
    const { meta, errors, data } = papa.parse(text, { skipEmptyLines: true })
    const found = [meta.delimiter, new Sniffer().sniff(text).delimiter, detect(text).delimiter, csvString.detect(text)]
    console.log(`${name}, ${kind}: ${found.map((each) => JSON.stringify(each)).join(' ')}; ${errors.length} errors, ${data[0].join(' | ')}`)
  }
JS
node separators.cjs | tee seen

diff seen - <<'SEEN'
amounts, with titles: ";" ";" ";" ";"; 0 errors, Date | Montant | Solde
amounts, without: "," "," ";" ";"; 0 errors, 2026-11-20;20 | 00;1020 | 00
tabs, with titles: "\t" "\t" "\t" "\t"; 0 errors, Date | Montant | Solde
tabs, without: "," "\t" "\t" "\t"; 0 errors, 2026-11-20	20 | 00	1020 | 00
thousands, with titles: ";" ";" ";" ";"; 0 errors, Date | Montant | Solde
thousands, without: "," " " ";" ";"; 0 errors, 2026-11-20;20 | 00;1 020 | 00
names, with titles: ";" ";" ";" ";"; 0 errors, Date | Description | Montant
names, without: "," " " "," ";"; 0 errors, 2026-11-20;KIM |  HONG |  CALGARY;20
SEEN
echo 'As described.'
