#!/usr/bin/env bash
# `canvas.toBlob(done, 'image/webp')` gives a PNG where the browser cannot write WebP (HTML, "serialization of images"). WebKitGTK
# 2.50 shows WebP but writes none: a page that resizes photos before it sends them sends PNG, many times the size, unless it
# reads the blob's type and asks for JPEG.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
command -v node >/dev/null || apt-get install -y -qq nodejs >/dev/null
for package in webkit2gtk-driver xvfb; do
  dpkg -s "$package" >/dev/null 2>&1 ||
    apt-get install -y -qq "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' webkit2gtk-driver xvfb

cat >"$folder/webdriver.mjs" <<'JS'
const base = `http://127.0.0.1:${process.env.DRIVER_PORT}`
export async function call(method, path, body) {
  const response = await fetch(base + path, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}
export async function open(...args) {
  for (let tries = 0; tries < 50; tries += 1)
    if (await call('GET', '/status').then(() => true, () => false)) break
    else await new Promise((resolve) => setTimeout(resolve, 200))
  const binary = process.env.MINI_BROWSER
  const options = { binary, args: ['--automation', ...args] }
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  return {
    goto: (html) => call('POST', `${session}/url`, { url: `data:text/html,${encodeURIComponent(html)}` }),
    rect: (rect) => call('POST', `${session}/window/rect`, rect),
    run: (script) => call('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve((async () => { ${script} })()).then(done)`,
      args: [],
    }),
    close: () => call('DELETE', session),
  }
}
JS
exec 3>"$folder/display"
Xvfb -displayfd 3 -screen 0 390x844x24 >/dev/null 2>&1 &
for _ in $(seq 50); do [ -s "$folder/display" ] && break; sleep 0.2; done
DISPLAY=:$(cat "$folder/display")
DRIVER_PORT=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })')
MINI_BROWSER=$(echo /usr/lib/*/webkit2gtk-4.1/MiniBrowser)
export DISPLAY DRIVER_PORT MINI_BROWSER
WebKitWebDriver --host=127.0.0.1 --port="$DRIVER_PORT" >/dev/null 2>&1 &

cat >"$folder/try.mjs" <<'JS'
import { open } from './webdriver.mjs'
const tab = await open('--full-screen')
await tab.goto('<!doctype html>')
const seen = await tab.run(`
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 600
  const context = canvas.getContext('2d')
  for (let y = 0; y < 600; y += 1) for (let x = 0; x < 600; x += 4) {
    context.fillStyle = 'rgb(' + [(x * y) % 256, (x * 7) % 256, (y * 3) % 256] + ')'
    context.fillRect(x, y, 4, 1)
  }
  const sizes = {}
  for (const type of ['image/webp', 'image/jpeg', 'image/png']) {
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, type, 0.8))
    sizes[type] = blob.type + ' ' + blob.size
  }
  const shown = await new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image.width)
    image.onerror = () => resolve(0)
    image.src = 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAwCdASogABIAPu1wsVKppiSiqAgBMB2JZQDJAoAAQFBQAP7oOL+LYpDcz67xaUBcyhgIAAA='
  })
  return { ...sizes, 'width of a shown WebP': shown }`)
await tab.close()
console.log('expected (as in Chromium and Firefox): image/webp for image/webp\nseen:', seen)
process.exit(seen['image/webp'].startsWith('image/png') && seen['width of a shown WebP'] === 32 ? 0 : 1)
JS
node "$folder/try.mjs"
