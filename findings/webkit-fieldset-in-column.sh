#!/usr/bin/env bash
# A <fieldset> is as high as its legend and its content in every layout (HTML, "The fieldset and legend elements"). As an
# item of a column flex container, WebKitGTK 2.50 adds the height of its legend once more: a gap below it, and in a fieldset
# that is a flex container itself, stretched items. A flex base size of 0 leaves the minimum, which is right.
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
const heightOf = async (parent, fieldset = '') => {
  await tab.goto(`<!doctype html><div style="${parent}">
    <fieldset style="margin:0;border:0;padding:0;${fieldset}"><legend style="padding:0;height:20px">title</legend>
    <div style="height:80px">content</div></fieldset></div>`)
  return tab.run("return document.querySelector('fieldset').getBoundingClientRect().height")
}
const seen = {
  'in a block': await heightOf(''),
  'in a column of flex': await heightOf('display:flex;flex-direction:column'),
  'in a row of flex': await heightOf('display:flex;align-items:start'),
  'in a grid': await heightOf('display:grid'),
  'in a column, flex-basis 0': await heightOf('display:flex;flex-direction:column', 'flex:0 0 0'),
}
await tab.close()
console.log('expected: 100 five times\nseen:', seen)
process.exit(JSON.stringify(Object.values(seen)) === '[100,120,100,100,100]' ? 0 : 1)
JS
node "$folder/try.mjs"
