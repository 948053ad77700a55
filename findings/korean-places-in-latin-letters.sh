#!/usr/bin/env bash
# 28 examples of Korea's Revised Romanization, written by five npm packages.
#
# The ministry's notice 2000-8 (chapter 3, article 1) writes what is spoken: Jongno, Silla, Dongnimmun, haedoji. It has one exception:
# in nouns the ㅎ behind ㄱ, ㄷ and ㅂ stays a letter, Mukho and Jiphyeonjeon. Expected: the notice's own examples. Wrong were:
#   es-hangul 2.4.0             4: Muko, Jipyeonjeon and Ojukeon, without the h, and Sinmullo for Sinmunno
#   @romanize/korean 0.1.3     10: the same, and among others Jongro, Ulreung and Byeolnae; Silla and Wangsimni are right
#   aromanize 0.1.5            12: the h is right; Jongro, Ulreung, and words with a softened consonant, haedodi
#   hangul-romanize 0.3.2      20: letter by letter, but Ulleung
#   hangul-romanization 1.0.1  21: letter by letter
# The middle of Seoul is Jongro by all but es-hangul. So an address stays as its guest wrote it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts es-hangul@2.4.0 @romanize/korean@0.1.3 aromanize@0.1.5 \
  hangul-romanization@1.0.1 hangul-romanize@0.3.2

cat >letters.cjs <<'JS'
const { romanize: byKorean } = require('@romanize/korean')
const aromanize = require('aromanize')
const { romanize } = require('es-hangul')
const { convert } = require('hangul-romanization')
const { Romanize } = require('hangul-romanize')
const EXAMPLES = {
  구미: 'Gumi', 영동: 'Yeongdong', 백암: 'Baegam', 옥천: 'Okcheon', 설악: 'Seorak', 울릉: 'Ulleung', 대관령: 'Daegwallyeong',
  백마: 'Baengma', 신문로: 'Sinmunno', 종로: 'Jongno', 왕십리: 'Wangsimni', 별내: 'Byeollae', 신라: 'Silla', 학여울: 'Hangnyeoul',
  알약: 'allyak', 해돋이: 'haedoji', 같이: 'gachi', 굳히다: 'guchida', 좋고: 'joko', 놓다: 'nota', 잡혀: 'japyeo', 낳지: 'nachi',
  묵호: 'Mukho', 집현전: 'Jiphyeonjeon', 압구정: 'Apgujeong', 속리산: 'Songnisan', 독립문: 'Dongnimmun', 오죽헌: 'Ojukheon',
}
const PACKAGES = {
  'es-hangul': romanize, '@romanize/korean': byKorean, aromanize: (word) => aromanize.romanize(word), 'hangul-romanization': convert,
  'hangul-romanize': (word) => Romanize.from(word),
}
for (const [name, write] of Object.entries(PACKAGES)) {
  const wrong = Object.entries(EXAMPLES).filter(([word, latin]) => write(word).toLowerCase() !== latin.toLowerCase())
  console.log(`${name}: ${wrong.length} of ${Object.keys(EXAMPLES).length} wrong: ${wrong.map(([word]) => write(word)).join(' ')}`)
}
JS
node letters.cjs | tee seen

for line in \
  'es-hangul: 4 of 28 wrong: sinmullo muko jipyeonjeon ojukeon' \
  '@romanize/korean: 10 of 28 wrong: ulreung sinmullo jongro byeolnae hagyeoul aryak gati muko jipyeonjeon ojukeon' \
  'aromanize: 12 of 28 wrong: ulreung sinmullo jongro hagyeoul aryak haedodi gati guthida jotgo notda japhyeo natji'
do grep -Fxq "$line" seen || { echo "changed: $line"; exit 1; }; done
grep -q '^hangul-romanize: 20 of 28 wrong: baekam seolak daegwanryeong ' seen
grep -q '^hangul-romanization: 21 of 28 wrong: baekam seolak ulreung daegwanryeong ' seen
echo 'As described.'
