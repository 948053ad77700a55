#!/usr/bin/env bash
# Replies as the mail programs of Korean and Chinese guests quote them, cut by three npm packages.
#
# Guessed: a package that has patterns for 작성: and 写道： cuts a reply where Gmail begins the quote. Seen:
#   email-reply-parser 2.3.9       the lines of Gmail stay, though Chinese is among its languages: a Korean date must be written 2026.
#                                  and not 2026년, a Chinese line must begin with 在. So do the blocks of Daum and QQ with their quotes;
#                                  NAVER's block and an iPhone's line are cut
#   node-email-reply-parser 0.1.4  the same lines of Gmail stay; the others are cut
#   planer 1.2.0                   cuts NAVER's block, which is in English, and no other
# So the sender's name, address and date are shown as if the guest had written them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts email-reply-parser@2.3.9 node-email-reply-parser@0.1.4 \
  planer@1.2.0 jsdom@24.1.3

cat >replies.cjs <<'JS'
const EmailReplyParser = require('email-reply-parser').default
const nodeParser = require('node-email-reply-parser')
const { JSDOM } = require('jsdom')
const planer = require('planer')

const DESK = '<desk@example.com>'
const MAILS = {
  'Gmail, English': `Yes.\n\nOn Fri, Nov 20, 2026 at 3:12 PM Tours ${DESK} wrote:\n\n> Hello\n`,
  'Gmail, Korean': `네.\n\n2026년 11월 20일 (금) 오후 3:12, 투어 ${DESK}님이 작성:\n\n> 안녕하세요\n`,
  'Gmail, Chinese': `好的。\n\n旅游 ${DESK} 于2026年11月20日周五 15:12写道：\n\n> 您好\n`,
  'iPhone, Korean': `네.\n\n2026. 11. 20. 오후 3:12, 투어 ${DESK} 작성:\n\n> 안녕하세요\n`,
  'NAVER': `네.\n\n-----Original Message-----\nFrom: "투어"${DESK}\nTo: "홍길동"<hong@example.com>;\nSent: 2026-11-20 (금) 15:12:00 (GMT+09:00)\n\n안녕하세요\n`,
  'Daum': `네.\n\n--------- 원본 메일 ---------\n보낸사람 : 투어 ${DESK}\n날짜: 2026년 11월 20일 금요일, 15시 12분\n\n안녕하세요\n`,
  'QQ': `好的。\n\n------------------ 原始邮件 ------------------\n发件人: "旅游" ${DESK};\n发送时间: 2026年11月20日(星期五) 下午3:12\n\n您好\n`,
}
const READERS = {
  'email-reply-parser': (text) => new EmailReplyParser().read(text).getVisibleText(),
  'node-email-reply-parser': (text) => nodeParser(text, true),
  planer: (text) => planer.extractFrom(text, 'text/plain', new JSDOM('').window.document),
}
for (const [program, text] of Object.entries(MAILS))
  for (const [reader, read] of Object.entries(READERS)) {
    const lines = read(text).split('\n').filter((line) => line.trim() !== '')
    console.log(`${program}, ${reader}: ${lines.length === 1 ? 'cut' : `${lines.length} lines, ${lines.at(-1)}`}`)
  }
JS
node replies.cjs | tee seen

diff seen - <<'SEEN'
Gmail, English, email-reply-parser: cut
Gmail, English, node-email-reply-parser: cut
Gmail, English, planer: cut
Gmail, Korean, email-reply-parser: 2 lines, 2026년 11월 20일 (금) 오후 3:12, 투어 <desk@example.com>님이 작성:
Gmail, Korean, node-email-reply-parser: 2 lines, 2026년 11월 20일 (금) 오후 3:12, 투어 <desk@example.com>님이 작성:
Gmail, Korean, planer: 3 lines, > 안녕하세요
Gmail, Chinese, email-reply-parser: 2 lines, 旅游 <desk@example.com> 于2026年11月20日周五 15:12写道：
Gmail, Chinese, node-email-reply-parser: 2 lines, 旅游 <desk@example.com> 于2026年11月20日周五 15:12写道：
Gmail, Chinese, planer: 3 lines, > 您好
iPhone, Korean, email-reply-parser: cut
iPhone, Korean, node-email-reply-parser: cut
iPhone, Korean, planer: 3 lines, > 안녕하세요
NAVER, email-reply-parser: cut
NAVER, node-email-reply-parser: cut
NAVER, planer: cut
Daum, email-reply-parser: 5 lines, 안녕하세요
Daum, node-email-reply-parser: cut
Daum, planer: 5 lines, 안녕하세요
QQ, email-reply-parser: 5 lines, 您好
QQ, node-email-reply-parser: cut
QQ, planer: 5 lines, 您好
SEEN
echo 'As described.'
