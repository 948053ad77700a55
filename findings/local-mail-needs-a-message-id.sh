#!/usr/bin/env bash
# A mail without a Message-ID, given to a worker's `email()` on the local runtime.
#
# RFC 5322 (3.6.4) says that a message should have the field, not that it must: notices of banks and of old form mailers
# come without. Expected: the local runtime hands such a mail to the worker, as it does one with the field. Seen with
# miniflare 4.20260730.0: it answers 400 "invalid or no message id provided", and the worker never sees the mail.
# So what a worker does with such a mail cannot be tried locally through that address; call `email()` itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund miniflare@4.20260730.0

cat >post.mjs <<'JS'
import { Miniflare } from 'miniflare'

const script = `export default { async email(mail) { console.log('the worker got the mail from', mail.from) } }`
const runtime = new Miniflare({
  modules: true,
  compatibilityDate: '2026-07-01',
  unsafeTriggerHandlers: true,
  script,
})
const lines = [
  'From: Bank <notify@bank.example>',
  'To: pay@tours.example',
  'Date: Sun, 29 Nov 2026 10:00:00 +0000',
  'Subject: Money came in',
  '',
  'From a guest.',
  '',
]
const address = 'http://localhost/cdn-cgi/handler/email?from=notify@bank.example&to=pay@tours.example'
for (const [name, first] of [['with', ['Message-ID: <1@bank.example>']], ['without', []]]) {
  const body = [...first, ...lines].join('\r\n')
  const response = await runtime.dispatchFetch(address, { method: 'POST', body })
  console.log(`${name} the field: ${response.status} ${await response.text()}`)
}
await runtime.dispose()
JS
node post.mjs 2>&1 | tee seen

grep -Fq 'with the field: 200' seen
grep -Fq 'without the field: 400 Email could not be parsed: invalid or no message id provided' seen
test "$(grep -c 'the worker got the mail' seen)" = 1
echo 'As described.'
