#!/usr/bin/env bash
# WebDriver's `POST /session/{id}/window/rect` sets a browser's window. Asked for 390 px, WebKitGTK's MiniBrowser succeeds and
# takes some 450, also on a screen of 390 x 844 px: its toolbar keeps it wider, and no breakpoint of a phone is tested. With
# `--full-screen` the page is as wide as the screen.
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
const widthOf = async (...args) => {
  const tab = await open(...args)
  await tab.goto('<!doctype html><meta name="viewport" content="width=device-width">')
  const { width } = await tab.rect({ x: 0, y: 0, width: 390, height: 844 })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const inner = await tab.run('return innerWidth')
  await tab.close()
  return { answered: width, inner }
}
const seen = { plain: await widthOf(), 'full screen': await widthOf('--full-screen') }
console.log('expected: a page of 390 px twice\nseen:', seen)
process.exit(seen.plain.inner > 390 && seen['full screen'].inner === 390 ? 0 : 1)
JS
node "$folder/try.mjs"
