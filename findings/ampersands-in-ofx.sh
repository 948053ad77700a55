#!/usr/bin/env bash
# A payer "KIM & HONG" in an OFX 1.02 file, which by its specification (2.3.2.1) is written KIM &amp; HONG.
#
# Guessed: packages that read OFX show the name. `ofx-js` 1.1.1 and `ofx-parser` 1.0.1 do. Seen in `node-ofx-parser` 0.5.1:
# KIM &amp;amp;amp; HONG, escaped twice more instead of not at all, and a > in a memo is &amp;amp;gt;, with closing tags and without.
# Such a name is neither found nor recognised as the one of the last import.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 ofx-js@1.1.1 ofx-parser@1.0.1

cat >names.cjs <<'JS'
const HEADER =
  ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252', 'COMPRESSION:NONE'].join('\n') +
  '\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n'
const sgml = `${HEADER}<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261121120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>CAD
<BANKACCTFROM><BANKID>000300123<ACCTID>0014030000<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261120<TRNAMT>50.00<FITID>12<NAME>KIM &amp; HONG<MEMO>2 adults &gt; 1 room</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261121<TRNAMT>60.00<FITID>13<NAME>O'NEIL, PAT<MEMO>M482711</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1050.00<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
/** The same with a closing tag behind every value, which 1.02 allows. */
const closed = HEADER + sgml.slice(HEADER.length).replace(/<(\w+)>([^<\n]+)/g, '<$1>$2</$1>')

async function show(file, text) {
  for (const name of ['node-ofx-parser', 'ofx-js', 'ofx-parser']) {
    const { OFX } = await require(name).parse(text)
    const rows = OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN
    console.log(`${file}, ${name}: ${rows.map((row) => `${row.NAME}, ${row.MEMO}`).join(' | ')}`)
  }
}
show('without closing tags', sgml).then(() => show('with closing tags', closed))
JS
node names.cjs | tee seen

diff seen - <<'SEEN'
without closing tags, node-ofx-parser: KIM &amp;amp;amp; HONG, 2 adults &amp;amp;gt; 1 room | O'NEIL, PAT, M482711
without closing tags, ofx-js: KIM & HONG, 2 adults > 1 room | O'NEIL, PAT, M482711
without closing tags, ofx-parser: KIM & HONG, 2 adults > 1 room | O'NEIL, PAT, M482711
with closing tags, node-ofx-parser: KIM &amp;amp;amp; HONG, 2 adults &amp;amp;gt; 1 room | O'NEIL, PAT, M482711
with closing tags, ofx-js: KIM & HONG, 2 adults > 1 room | O'NEIL, PAT, M482711
with closing tags, ofx-parser: KIM & HONG, 2 adults > 1 room | O'NEIL, PAT, M482711
SEEN
echo 'As described.'
