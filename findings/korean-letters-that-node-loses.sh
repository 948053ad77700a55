#!/usr/bin/env bash
# Files of Korean banks in windows-949 (CP949), decoded by Node and by Python.
#
# Expected, by the WHATWG Encoding Standard: the labels `windows-949`, `ks_c_5601-1987` and `euc-kr` mean one decoder that
# knows all 11,172 syllables, as browsers have it; and with `fatal` a byte that it cannot read is an error. Seen in Node 20.20.2 and 24.21.0 (ICU 78):
#   - 2,350 syllables are known; the other 8,822, which names and words such as 똠 or 펲 need, are not
#   - 2,349 of those give no error even with `fatal`: a first byte of 0x81 to 0xA0 becomes a control character, and the second
#     one an ASCII letter, so 똠방각하 is U+008C and "c방각하". A test in Node that passes says nothing about a browser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 - <<'PY'
import json
pairs = []
for code in range(0xAC00, 0xD7A4):
    pairs.append([chr(code), list(chr(code).encode('cp949'))])
json.dump(pairs, open('pairs.json', 'w'))
print('Python: syllables in cp949:', len(pairs))
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
const pairs = JSON.parse(readFileSync('pairs.json', 'utf8'))
for (const label of ['windows-949', 'ks_c_5601-1987', 'euc-kr']) {
  const decoder = new TextDecoder(label, { fatal: true })
  const counts = { right: 0, refused: 0, silentlyWrong: 0 }
  for (const [syllable, bytes] of pairs)
    try {
      counts[decoder.decode(new Uint8Array(bytes)) === syllable ? 'right' : 'silentlyWrong'] += 1
    } catch {
      counts.refused += 1
    }
  console.log(`${label}: ${JSON.stringify(counts)}`)
}
const bytes = new Uint8Array([0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf])
console.log(`똠방각하: ${JSON.stringify(new TextDecoder('windows-949', { fatal: true }).decode(bytes)).replace('\u008c', 'U+008C ')}`)
console.log(`Node ${process.version}, ICU ${process.versions.icu}`)
JS
node read.mjs | tee seen

for label in windows-949 ks_c_5601-1987 euc-kr
do grep -Fxq "$label: {\"right\":2350,\"refused\":6473,\"silentlyWrong\":2349}" seen || { echo "changed: $label"; exit 1; }; done
grep -Fxq '똠방각하: "U+008C c방각하"' seen
echo 'As described.'
