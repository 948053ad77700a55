#!/usr/bin/env bash
# Contacts as phones hand them out, read by three npm packages: vCard 2.1 in quoted-printable, which Android writes for every name
# that is not ASCII, and vCard 3.0 as an iPhone writes it.
#
# Guessed: what reads vCards reads those of phones, or says that it cannot. RFC 2426 writes a comma, a semicolon and a new line of a
# text as \, \; and \n. Seen:
#   vcf 2.1.2           in 2.1 the name 홍길동 is =ED=99=8D=EA=B8=B8=EB=8F=99 and the address ends at its first line, without an error;
#                       in 3.0 \, \; and \n stay in a note
#   vcard-parser 1.0.0  the same in 2.1, and the address's other lines are properties of their own; 3.0 is right
#   ical.js 2.2.1       refuses 2.1, which it does not promise; in 3.0 it undoes \, and \n, and leaves \;
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2 vcard-parser@1.0.0 ical.js@2.2.1

cat >contacts.mjs <<'JS'
import ICAL from 'ical.js'
import vcardParser from 'vcard-parser'
import vcf from 'vcf'

const quoted = (text) => [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('')
/** Lines of 60 signs that end in an equals sign, as the encoding has them. */
const folded = (text) => text.match(/.{1,60}/g).join('=\r\n')
const IN_BYTES = 'CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE'
const android = [
  'BEGIN:VCARD', 'VERSION:2.1', `N;${IN_BYTES}:${quoted('홍')};${quoted('길동')};;;`, `FN;${IN_BYTES}:${quoted('홍길동')}`,
  'TEL;CELL:010-1234-5678', `ADR;HOME;${IN_BYTES}:;;${folded(quoted('서울특별시 종로구 세종대로 175 101동 1203호'))};;;;`, 'END:VCARD', '',
].join('\r\n')
const iphone = [
  'BEGIN:VCARD', 'VERSION:3.0', 'N:홍;길동;;;', 'FN:홍길동', 'TEL;type=CELL;type=VOICE;type=pref:010-1234-5678',
  String.raw`NOTE:채식\, 아이 둘\n호텔\; 101호`, 'END:VCARD', '',
].join('\r\n')

const NAMES = ['fn', 'tel', 'adr', 'note']
const READERS = {
  vcf: (text) => NAMES.map((name) => vcf.parse(text)[0].get(name)?.valueOf()),
  'vcard-parser': (text) => NAMES.map((name) => vcardParser.parse(text)[name]?.[0].value),
  'ical.js': (text) => NAMES.map((name) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue(name)),
}
for (const [format, text] of Object.entries({ android, iphone }))
  for (const [reader, read] of Object.entries(READERS)) {
    let seen
    try {
      seen = JSON.stringify(read(text))
    } catch (error) {
      seen = error.message
    }
    console.log(`${format}, ${reader}: ${seen}`)
  }
JS
node contacts.mjs | tee seen

diff seen - <<'SEEN'
android, vcf: ["=ED=99=8D=EA=B8=B8=EB=8F=99","010-1234-5678",";;=EC=84=9C=EC=9A=B8=ED=8A=B9=EB=B3=84=EC=8B=9C=20=EC=A2=85=EB=",null]
android, vcard-parser: ["=ED=99=8D=EA=B8=B8=EB=8F=99","010-1234-5678",["","","=EC=84=9C=EC=9A=B8=ED=8A=B9=EB=B3=84=EC=8B=9C=20=EC=A2=85=EB="],null]
android, ical.js: Invalid parameters in 'TEL;CELL:010-1234-5678'
iphone, vcf: ["홍길동","010-1234-5678",null,"채식\\, 아이 둘\\n호텔\\; 101호"]
iphone, vcard-parser: ["홍길동","010-1234-5678",null,"채식, 아이 둘\n호텔; 101호"]
iphone, ical.js: ["홍길동","010-1234-5678",null,"채식, 아이 둘\n호텔\\; 101호"]
SEEN
echo 'As described.'
