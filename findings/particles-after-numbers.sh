#!/usr/bin/env bash
# Korean particles behind the numbers 1 to 100, chosen by four npm packages.
#
# By the dictionary of the National Institute of Korean Language 을 and 으로 follow a final consonant and 를 and 로 a vowel, but 로
# also follows a final ㄹ. A number counts as it is read: 1, 7 and 8 are 일, 칠 and 팔 and take 을 and 로; 3, 6 and 10 are 삼, 육 and 십
# and take 을 and 으로. Expected: the particle that follows the number written in Hangul. Seen:
#   josa 3.0.1                                   all are right, but 을 behind 20%, which is read 퍼센트
#   i18next-korean-postposition-processor 1.0.0  is made for numbers too, by its own words; 으로 behind 1, 7 and 8, in 30 of 100
#   es-hangul 2.4.0, josa-js 0.0.2               take a number for a word with a vowel at its end: 를 for 을 in 60 of 100, though
#                                                es-hangul itself can write the number in Hangul
# So a number is safest before a word of Hangul: with 3명 and 120달러 all four are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts es-hangul@2.4.0 josa@3.0.1 josa-js@0.0.2 i18next@25.9.0 \
  i18next-korean-postposition-processor@1.0.0

cat >particles.cjs <<'JS'
const { josa: byEsHangul, numberToHangul } = require('es-hangul')
const i18next = require('i18next').default ?? require('i18next')
const processor = require('i18next-korean-postposition-processor').default
const { josa } = require('josa')
const josaJs = require('josa-js')

const translations = i18next.createInstance().use(processor)
translations.init({
  lng: 'ko', postProcess: [processor.name], interpolation: { escapeValue: false }, initAsync: false, showSupportNotice: false,
  resources: { ko: { translation: { object: '{{word}}[[를]]', way: '{{word}}[[로]]' } } },
})
const PACKAGES = {
  josa: { object: (word) => josa(`${word}#{을}`), way: (word) => josa(`${word}#{으로}`) },
  i18next: { object: (word) => translations.t('object', { word }), way: (word) => translations.t('way', { word }) },
  'es-hangul': { object: (word) => byEsHangul(word, '을/를'), way: (word) => byEsHangul(word, '으로/로') },
  'josa-js': { object: (word) => josaJs.r(word, '을/를') },
}
const particle = (text, word) => text.slice(word.length)
/** The particle behind the number written in Hangul. */
const right = (kind, number) => {
  const read = numberToHangul(number)
  return particle(PACKAGES['es-hangul'][kind](read), read)
}
const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
for (const [name, kinds] of Object.entries(PACKAGES))
  for (const [kind, write] of Object.entries(kinds)) {
    const wrong = numbers.filter((number) => particle(write(String(number)), String(number)) !== right(kind, number))
    const words = ['3', '7', '3명', '120달러', '20%'].map(write)
    console.log(`${name}, ${kind}: ${wrong.length} of 100 wrong; ${words.join(' ')}`)
  }
JS
node particles.cjs | grep -v locize | tee seen

diff seen - <<'SEEN'
josa, object: 0 of 100 wrong; 3을 7을 3명을 120달러를 20%을
josa, way: 0 of 100 wrong; 3으로 7로 3명으로 120달러로 20%으로
i18next, object: 0 of 100 wrong; 3을 7을 3명을 120달러를 20%를
i18next, way: 30 of 100 wrong; 3으로 7으로 3명으로 120달러로 20%로
es-hangul, object: 60 of 100 wrong; 3를 7를 3명을 120달러를 20%를
es-hangul, way: 30 of 100 wrong; 3로 7로 3명으로 120달러로 20%로
josa-js, object: 60 of 100 wrong; 3를 7를 3명을 120달러를 20%를
SEEN
echo 'As described.'
