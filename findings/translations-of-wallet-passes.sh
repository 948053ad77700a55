#!/usr/bin/env bash
# A pass for Apple's Wallet with Korean and Chinese texts, made by `passkit-generator` 3.6.1 and its files read again, the
# translations also by `strings-file` 0.0.5.
#
# A pass has a strings file for each language: texts in quotation marks, in which a quotation mark has a backslash. Apple's guide
# to string resources recommends UTF-16 for them. A barcode's `messageEncoding` says how its message becomes bytes.
# Guessed: texts are escaped, a template's translations stay when one is added, and a Korean message is UTF-8. Seen:
#   - "페어몬트" 앞, in front of the "Fairmont", is written with its bare quotation marks; strings-file loses the text behind it
#   - when a translation is added, those of a template in UTF-16 are lost without an error, and one that is in a comment of the
#     template comes back to life
#   - the encoding of a barcode with 홍길동 or 订金 is `iso-8859-1`, which has none of those letters
# So a template is in UTF-8, a text has the quotation marks of its language, and a barcode is told that it is `utf-8`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jszip@3.10.1 node-forge@1.4.0 passkit-generator@3.6.1 strings-file@0.0.5

cat >pass.mjs <<'JS'
import { generateKeyPairSync } from 'node:crypto'
import JSZip from 'jszip'
import forge from 'node-forge'
import { PKPass } from 'passkit-generator'
import strings from 'strings-file'

/** A certificate of our own: signing needs one, and nothing here looks at it. */
function certificate() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' })
  const made = forge.pki.createCertificate()
  made.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }))
  made.validity.notAfter = new Date('2040-01-01')
  made.setSubject([{ name: 'commonName', value: 'Tours' }])
  made.setIssuer([{ name: 'commonName', value: 'Tours' }])
  made.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create())
  const cert = forge.pki.certificateToPem(made)
  return { wwdr: cert, signerCert: cert, signerKey: key }
}
const certificates = certificate()
const NAMES = { passTypeIdentifier: 'pass.example', teamIdentifier: 'TOURS', organizationName: 'Tours', description: 'Trip' }
const PASS = Buffer.from(JSON.stringify({ formatVersion: 1, ...NAMES, eventTicket: {} }))

async function filesOf(template, change) {
  const parts = { 'icon.png': Buffer.from('icon'), 'pass.json': PASS, ...template }
  const pass = new PKPass(parts, certificates, { serialNumber: '1' })
  change(pass)
  const { files } = await JSZip.loadAsync(pass.getAsBuffer())
  return async (name) => files[name].async('string')
}

const ADDED = { 'Meet at': '"페어몬트" 앞', Guide: '가이드' }
const added = await (await filesOf({}, (pass) => pass.localize('ko', ADDED)))('ko.lproj/pass.strings')
console.log(`written: ${added.split('\n')[0]}`)
console.log(`strings-file: ${Object.keys(strings.parse(added)).join(', ')}`)

const text = '"Guide" = "가이드";\n'
const TEMPLATES = {
  'UTF-8': Buffer.from(text),
  'UTF-16': Buffer.from(`\ufeff${text}`, 'utf16le'),
  'comment': Buffer.from(`/* once "Guide" = "안내"; */\n"Start" = "시작";\n`),
}
for (const [name, template] of Object.entries(TEMPLATES)) {
  const read = await filesOf({ 'ko.lproj/pass.strings': template }, (pass) => pass.localize('ko', { End: '끝' }))
  console.log(`template, ${name}: ${(await read('ko.lproj/pass.strings')).replaceAll('\n', ' ')}`)
}
for (const message of ['M-482711', '홍길동', '订金']) {
  const read = await filesOf({}, (pass) => pass.setBarcodes({ message, format: 'PKBarcodeFormatQR' }))
  console.log(`barcode ${message}: ${JSON.parse(await read('pass.json')).barcodes[0].messageEncoding}`)
}
JS
node pass.mjs | tee seen

diff seen - <<'SEEN'
written: "Meet at" = ""페어몬트" 앞";
strings-file: Meet at
template, UTF-8: "Guide" = "가이드"; "End" = "끝";
template, UTF-16: "End" = "끝";
template, comment: "Guide" = "안내"; "Start" = "시작"; "End" = "끝";
barcode M-482711: iso-8859-1
barcode 홍길동: iso-8859-1
barcode 订金: iso-8859-1
SEEN
echo 'As described.'
