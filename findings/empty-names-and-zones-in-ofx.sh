#!/usr/bin/env bash
# Valid OFX 1.02 files with an empty value, and with a zone behind the time, as North American banks write them.
#
# Expected: in SGML a value may be empty, and `[-7:MST]` says in which zone the bank posted; the day in the bank's books is the
# one that is written. Seen:
#   ofx-js 1.1.1             an empty <MEMO> or <NAME> makes the whole file unreadable: "Missing closing tag for MEMO"
#   python3-ofxparse 0.21    an empty <NAME> before another value in its line does the same: "Empty transaction name"; on a line
#                            of its own, and an empty <MEMO>, are read (Debian 12)
#   python3-ofxparse 0.21    a transfer of 18:00 [-7:MST] has the date of the next day, and one of 00:30 [+9:KST] that of the
#                            day before: it is turned to UTC, and the result does not say so
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ofx-js@1.1.1

cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
const file = (day, texts) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261121<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>CAD
<BANKACCTFROM><BANKID>000<ACCTID>000<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>${day}
<TRNAMT>20.00
<FITID>1
${texts}
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>20.00<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`
writeFileSync('plain.ofx', file('20261120', '<NAME>GUEST\n<MEMO>TRIP'))
writeFileSync('memo.ofx', file('20261120', '<NAME>GUEST\n<MEMO>'))
writeFileSync('name.ofx', file('20261120', '<NAME><MEMO>TRIP'))
writeFileSync('calgary.ofx', file('20261120180000[-7:MST]', '<NAME>GUEST'))
writeFileSync('seoul.ofx', file('20261120003000[+9:KST]', '<NAME>GUEST'))
JS
node write.mjs
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { parse } from 'ofx-js'
for (const name of ['plain', 'memo', 'name']) {
  const read = await parse(readFileSync(`${name}.ofx`, 'latin1')).then(
    ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.TRNAMT,
    (error) => String(error.message).split('\n')[0],
  )
  console.log(`ofx-js, ${name}: ${read}`)
}
JS
node read.mjs | tee seen
for line in 'ofx-js, plain: 20.00' 'ofx-js, memo: Missing closing tag for MEMO' 'ofx-js, name: Missing closing tag for NAME'
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done

if /usr/bin/python3 -c 'import ofxparse' 2>/dev/null; then
  /usr/bin/python3 -W ignore - <<'PY' | tee seen
import ofxparse
for name in ['plain', 'memo', 'name', 'calgary', 'seoul']:
    try:
        with open(name + '.ofx', 'rb') as file:
            read = ofxparse.OfxParser.parse(file).account.statement.transactions[0].date
    except Exception as error:
        read = error
    print(f'ofxparse {ofxparse.__version__}, {name}: {read}')
PY
  if grep -q '^ofxparse 0\.21' seen; then
    for line in 'plain: 2026-11-20 00:00:00' 'memo: 2026-11-20 00:00:00' 'name: Empty transaction name' \
      'calgary: 2026-11-21 01:00:00' 'seoul: 2026-11-19 15:30:00'
    do grep -Fxq "ofxparse 0.21, $line" seen || { echo "changed: $line"; exit 1; }; done
  fi
else
  echo 'ofxparse is not installed here: apt-get install python3-ofxparse'
fi
echo 'As described.'
