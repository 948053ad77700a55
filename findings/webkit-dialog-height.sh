#!/usr/bin/env bash
# A modal <dialog> without a height of its own has the browser's `max-height: calc(100% - …)`. A child with
# `max-height: inherit` inherits that percentage. CSS: a percentage of a height that depends on its content is no limit, so
# the dialog is as high as its content (Chromium and Firefox: 240 px here). WebKitGTK 2.50 takes it as a limit of 0.
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
const page = (child, dialog = '') => `<!doctype html><dialog style="padding:20px;border:0;${dialog}">
  <div style="overflow:auto;${child}"><div style="height:200px">text</div></div></dialog>
  <script>document.querySelector('dialog').showModal()</script>`
const heightOf = async (html) => {
  await tab.goto(html)
  return tab.run("return document.querySelector('dialog').getBoundingClientRect().height")
}
const seen = {
  'child max-height: inherit': await heightOf(page('max-height:inherit')),
  'child max-height: 100%': await heightOf(page('max-height:100%')),
  'the same, dialog max-height: 90vh': await heightOf(page('max-height:inherit', 'max-height:90vh')),
  'no limit of the child': await heightOf(page('')),
}
await tab.close()
console.log('expected: 240 four times\nseen:', seen)
process.exit(JSON.stringify(Object.values(seen)) === '[40,40,240,240]' ? 0 : 1)
JS
node "$folder/try.mjs"
