#!/usr/bin/env bash
# Reversals in an MT940 statement, read by the npm package `mt940-js` 1.0.0.
#
# SWIFT's field 61 has four marks: C and D, and RC and RD for a reversal of a credit and of a debit. RC takes money out of the
# account, RD puts it back. The balances of the statement below only follow when they are read so: 100 + 20 − 5 − 20 + 5.
# Expected: RC is money out, RD money in. Seen:
#   - RC is `isCredit: true`, like the money that it reverses; RD is `isCredit: false`; nothing says that they are reversals
#   - `isExpense` is true for all four, credits included
#   - a transfer of value 31 December that was entered on 1 January (`2612310101`) has the entry date 2026-01-01, a year early
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# tslib is required but not named by the package.
npm install --silent --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 tslib@2.8.1

cat >read.mjs <<'JS'
import { read } from 'mt940-js'
const statement = `:20:STATEMENT
:25:00000/000000
:28C:1/1
:60F:C261119CAD100,00
:61:2611201120C20,00NTRFNONREF
:86:TRANSFER FROM GUEST
:61:2611201120D5,00NTRFNONREF
:86:FEE
:61:2611201120RC20,00NTRFNONREF
:86:TRANSFER FROM GUEST REVERSED
:61:2611201120RD5,00NTRFNONREF
:86:FEE GIVEN BACK
:61:2612310101C7,00NTRFNONREF
:86:AT THE TURN OF THE YEAR
:62F:C261231CAD107,00
-
`
const [{ transactions }] = await read(Buffer.from(statement))
for (const { description, isCredit, isExpense, amount, entryDate } of transactions)
  console.log(`${description}: ${amount} isCredit ${isCredit} isExpense ${isExpense} ${entryDate}`)
JS
node read.mjs | tee seen

for line in \
  'TRANSFER FROM GUEST: 20 isCredit true isExpense true 2026-11-20' \
  'FEE: 5 isCredit false isExpense true 2026-11-20' \
  'TRANSFER FROM GUEST REVERSED: 20 isCredit true isExpense true 2026-11-20' \
  'FEE GIVEN BACK: 5 isCredit false isExpense true 2026-11-20' \
  'AT THE TURN OF THE YEAR: 7 isCredit true isExpense true 2026-01-01'
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done
echo 'As described.'
