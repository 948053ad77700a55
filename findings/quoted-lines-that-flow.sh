#!/usr/bin/env bash
# Answers in `text/plain; format=flowed`, as Thunderbird and Apple Mail write them, read by three npm packages.
#
# By RFC 3676 a line that ends in a space goes on in the next one. Of quoted lines the marks are counted and taken off before the
# lines are joined (4.5), and lines of different depth are never joined (4.5). Expected: one mark for one quoted paragraph, and two
# paragraphs where the depth changes. mailparser 3.14.2 does so. Seen:
#   postal-mime 4.0.0    joins quoted lines with their marks, "> When would you > like to go?", and lines of different depth,
#                        ">> one > two"; lines without marks, DelSp, stuffed spaces and signatures are right
#   letterparser 0.1.8   joins nothing: Korean text with DelSp=yes keeps a space and a break inside a word
# So a quote cannot be told from an answer by the marks at the beginning of lines alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 mailparser@3.14.2 letterparser@0.1.8

cat >read.mjs <<'JS'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const mail = (body, more = '') =>
  [
    'From: guest@guests.example', 'To: trips@tours.example', 'Subject: A trip', 'Message-ID: <1@guests.example>',
    'Date: Tue, 3 Nov 2026 15:02:11 +0900', 'MIME-Version: 1.0', `Content-Type: text/plain; charset=utf-8; format=flowed${more}`,
    'Content-Transfer-Encoding: 8bit', '', ...body, '',
  ].join('\r\n')
const MAILS = {
  'one quote': mail(['> When would you ', '> like to go?', '3 July ', 'please.']),
  'two depths': mail(['>> one ', '> two', 'three']),
  'no quote': mail(['We would like to go ', 'on 3 July.', '-- ', 'Robin']),
  DelSp: mail(['칠월 삼일에 가고 싶습 ', '니다.'], '; delsp=yes'),
}
const READERS = {
  mailparser: async (text) => (await simpleParser(text)).text,
  'postal-mime': async (text) => (await PostalMime.parse(text)).text,
  letterparser: async (text) => extract(text).text,
}
for (const [name, read] of Object.entries(READERS))
  for (const [what, text] of Object.entries(MAILS)) console.log(`${name}, ${what}: ${JSON.stringify((await read(text)).trimEnd())}`)
JS
node read.mjs | tee seen

diff seen - <<'SEEN'
mailparser, one quote: "> When would you like to go?\n3 July please."
mailparser, two depths: ">> one \n> two\nthree"
mailparser, no quote: "We would like to go on 3 July.\n-- \nRobin"
mailparser, DelSp: "칠월 삼일에 가고 싶습니다."
postal-mime, one quote: "> When would you > like to go?\n3 July please."
postal-mime, two depths: ">> one > two\nthree"
postal-mime, no quote: "We would like to go on 3 July.\n-- \nRobin"
postal-mime, DelSp: "칠월 삼일에 가고 싶습니다."
letterparser, one quote: "> When would you \n> like to go?\n3 July \nplease."
letterparser, two depths: ">> one \n> two\nthree"
letterparser, no quote: "We would like to go \non 3 July.\n-- \nRobin"
letterparser, DelSp: "칠월 삼일에 가고 싶습 \n니다."
SEEN
echo 'As described.'
