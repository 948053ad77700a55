#!/usr/bin/env bash
# A Blob made of parts is the bytes of its parts, so `createImageBitmap` of a valid picture is right however the Blob was put
# together. Firefox looks for the picture's signature in the first part alone: a first part that is shorter than the signature
# (JPEG 3 bytes, PNG 8, WebP 12) and not empty is refused with InvalidStateError, whatever the Blob's type says. It concerns
# pages that change the head of a file: `new Blob([start, marker, rest])`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v node >/dev/null || apt-get install -y -qq nodejs npm >/dev/null
command -v firefox-esr >/dev/null || apt-get install -y -qq firefox-esr >/dev/null
firefox-esr --version
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0 sharp@0.35.5
cat >try.mjs <<'JS'
import puppeteer from 'puppeteer-core'
import sharp from 'sharp'

const create = { width: 320, height: 200, channels: 3, background: 'teal' }
const files = {
  jpeg: await sharp({ create }).jpeg().toBuffer(),
  webp: await sharp({ create }).webp().toBuffer(),
  png: await sharp({ create }).png().toBuffer(),
}
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
const page = await browser.newPage()
const seen = {}
for (const [kind, file] of Object.entries(files))
  seen[kind] = await page.evaluate(
    async (base64, type) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const isDecoded = (parts) =>
        createImageBitmap(new Blob(parts, { type })).then(
          ({ width }) => width === 320,
          () => false,
        )
      const refused = []
      for (const first of [0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 64, 200])
        if (!(await isDecoded([bytes.slice(0, first), bytes.slice(first)]))) refused.push(first)
      return refused.join(' ')
    },
    file.toString('base64'),
    `image/${kind}`,
  )
await browser.close()
console.log('expected: no length of the first part is refused\nrefused lengths seen:', seen)
const isKnown = seen.jpeg === '1 2' && seen.png === '1 2 3 4 5 6' && seen.webp === '1 2 3 4 5 6 8'
process.exit(isKnown ? 0 : 1)
JS
node try.mjs
