#!/usr/bin/env bash
# The example of the EMVCo specification for QR codes that a merchant shows, read by three npm packages.
#
# Its tag 64 has the merchant's name and city once more in another language, 最佳运输 in 北京. Guessed: packages that read the codes
# read the example. The lengths count characters and the checksum 63 goes over the bytes of UTF-8, which its A13A tells. Seen:
#   emvco-qr-sdk 1.0.0  calls the checksum wrong: it goes over the numbers of the letters, C919; without tag 64 it is right
#   emv-qrcps 0.0.7     reads the example, and writes it with a right checksum, but in another order of tags
#   emvqr 0.0.5         leaves tag 64 unread, though it parts the other templates
# So a code of a Chinese or Korean merchant is refused that a code with the same name in Latin letters passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts emvco-qr-sdk@1.0.0 emv-qrcps@0.0.7 emvqr@0.0.5

cat >codes.cjs <<'JS'
const sdk = require('emvco-qr-sdk')
const { Merchant } = require('emv-qrcps')

/** CRC-16 with the polynomial 1021 and the start FFFF. */
function checksum(numbers) {
  let sum = 0xffff
  for (const number of numbers) {
    sum ^= number << 8
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}
const example =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING' +
  '64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'
const withSum = (text) => text + checksum(Buffer.from(text))

const body = example.slice(0, -4)
console.log(`bytes of UTF-8: ${checksum(Buffer.from(body))}`)
console.log(`numbers of letters: ${checksum([...body].map((letter) => letter.codePointAt(0)))}`)
const latin = withSum(body.replace('64200002ZH0104最佳运输0202北京', ''))
for (const [name, code] of Object.entries({ 'without tag 64': latin, example }))
  console.log(`emvco-qr-sdk, ${name}: ${JSON.stringify(sdk.parseFullQR(code, { parseMode: 'GLOBAL' }).crc)}`)

const written = Merchant.Parser.toEMVQR(example).generatePayload()
const isRight = withSum(written.slice(0, -4)) === written
console.log(`emv-qrcps: the name ${written.includes('0104最佳运输0202北京')}, a right checksum ${isRight}, the same text ${written === example}`)
const read = require('emvqr').decode(example)
console.log(`emvqr: tag 62 ${typeof read['62'].data}, tag 64 ${read['64'].data}`)
JS
node codes.cjs | tee seen

diff seen - <<'SEEN'
bytes of UTF-8: A13A
numbers of letters: C919
emvco-qr-sdk, without tag 64: {"value":"FF8B","isValid":true}
emvco-qr-sdk, example: {"value":"A13A","isValid":false}
emv-qrcps: the name true, a right checksum true, the same text false
emvqr: tag 62 object, tag 64 0002ZH0104最佳运输0202北京
SEEN
echo 'As described.'
