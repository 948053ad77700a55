import { decodeKorean, type KoreanText } from './korean-text'

/** Finds the encoding of a text file by its content; null if none fits, or several do. */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) return decodeAs(utf16, bytes)
  return decodeAs('utf-8', bytes) ?? decodeOld(bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes)
    return /[\0\ufffd]/.test(text) ? null : text
  } catch {
    return null
  }
}

/** With a byte order mark, or with a zero in every other byte of its ASCII. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, 4096).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even + odd < 4) return null
  if (odd > 4 * even) return 'utf-16le'
  return even > 4 * odd ? 'utf-16be' : null
}

const KOREAN_WORDS =
  /거래|입금|출금|잔액|금액|일자|일시|적요|내용|계좌|은행|날짜|이체|예금|이름|성명|성함|전화|휴대|메일/
const CHINESE_WORDS =
  /交易|日期|金额|余额|摘要|户名|收入|支出|借方|贷方|账号|银行|货币|币种|姓名|名字|手机|电话|邮箱|邮件/
/** Of the traditional script, which Taiwan and Hong Kong write. */
const TRADITIONAL_WORDS =
  /交易|日期|金額|餘額|摘要|戶名|收入|支出|帳號|賬號|銀行|姓名|名字|名稱|客人|旅客|手機|手提|電話|電郵|郵件|信箱/

/** Korean, Chinese and Western encodings of older programs, told apart by what the text says. */
function decodeOld(bytes: Uint8Array): string | null {
  const korean = decodeKorean(bytes)
  if (korean && KOREAN_WORDS.test(korean.text)) return korean.text
  const chinese = decodeAs('gb18030', bytes)
  if (chinese !== null && CHINESE_WORDS.test(chinese)) return chinese
  const traditional = decodeAs('big5', bytes)
  if (traditional !== null && TRADITIONAL_WORDS.test(traditional)) return traditional
  const western = decodeWestern(bytes)
  const isKorean = korean !== null && looksKorean(korean)
  if (isKorean && western !== null) return null
  return isKorean ? korean.text : western
}

const COMMON = new Set(
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄원천방공현변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국은준영수재호경미숙희혜은정아예보동건철태용상승훈혁규환식일중대종라다가회사행입출타체비급자부보험료카드페이',
)

/**
 * Names and words of everyday syllables. A Latin name that is read as Korean has rare syllables, Chinese text has
 * characters or syllables that no one uses.
 */
function looksKorean({ text, usual, rare, hanja }: KoreanText): boolean {
  const common = Array.from(text).filter((letter) => COMMON.has(letter)).length
  return usual >= 2 && usual > 2 * rare && hanja === 0 && 2 * common >= usual
}

/** The upper characters of Windows-1252, which runtimes disagree about. */
const WESTERN = Array.from(
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ' +
    Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join(''),
)
const LETTER = 'À-ÖØ-öø-ÿŠšŽžŒœŸ'
/** One accented letter or mark, or two letters, or a letter and a quotation mark or space. */
const PLAIN_RUN = new RegExp(
  `^(?:[${LETTER}]{1,2}|[^\u0080-\u009f]|[«“‘\u00a0–—][${LETTER}]|[${LETTER}][»”’\u00a0–—…°€])$`,
)
/** Other encodings of the West have their letters where this one has marks. */
const MARK_IN_WORD = /[A-Za-z][€‚ƒ„…†‡ˆ‰‹•˜™›“”][A-Za-z]/

/** Windows-1252 if each letter of it is where such letters are; null for other bytes. */
function decodeWestern(bytes: Uint8Array): string | null {
  const text = Array.from(bytes, (byte) => WESTERN[byte - 0x80] ?? String.fromCharCode(byte)).join(
    '',
  )
  const runs = text.match(/[^\0-\x7f]+/g) ?? []
  const isWestern = runs.every((run) => PLAIN_RUN.test(run)) && !MARK_IN_WORD.test(text)
  return isWestern && !text.includes('\0') && !isBrokenUtf8(text) ? text : null
}

/** Two characters that are one letter of UTF-8: a file that was put together from both. */
function isBrokenUtf8(text: string): boolean {
  return /[Ã][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/.test(text)
}
