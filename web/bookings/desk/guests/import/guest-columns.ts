import type { Rows } from '../../../../../worker/contracts/bookings/statement-types'

/** Finds what the columns of a list of guests hold, by the titles that people and address books give them. */

/** The places of the columns of each kind, the first one first. */
export type GuestColumns = Record<Kind, number[]>

/** The first kind whose words are in a title counts; some address books have one column for each part of a name. */
const KINDS = [
  [
    'other',
    /\blabel|\btype|mail.*display|\bprefix|\bsuffix|phonetic|yomi|\bnick|\bfax|telex|birth|company|유형|별명|팩스|생일|생년|회사|类型|昵称|传真|生日|公司|類型|暱稱|傳真/,
  ],
  [
    'email',
    /e-?mail|^mail(?!ing)|이메일|이멜|전자 ?메일|^메일|邮箱|电子邮件|邮件|電郵|郵件|郵箱|信箱/,
  ],
  ['mobile', /mobile|\bcell|^h\.?p\.?$|휴대|핸드폰|手机|手機|(?:手提|行動|流動)電話/],
  ['phone', /phone|^tel\b|telephone|전화|연락처|电话|联系方式|電話|聯絡方式|聯繫方式/],
  ['given', /^(?:first|given)[ _]?names?$|^名$/],
  ['family', /^(?:last|family)[ _]?names?$|^surname$|^성$|^姓$|^姓氏$/],
  ['middle', /^(?:middle|additional)[ _]?names?$/],
  ['lang', /^lang|^언어|^语言|^語言/],
  ['trips', /^trips|^number of trips|^visits|횟수|^방문|次数|次數/],
  [
    'day',
    /^last (?:trip|visit)|^date|^마지막|^여행일|^투어일|^출발일|^날짜|^最近|^日期|^上次|^出发|^出發/,
  ],
  ['note', /^note|^comment|^remark|^메모|^비고|^备注|^備註/],
  ['other', /\bid$|\bno\.?$|번호$|코드$|编号$|編號$/],
  [
    'name',
    /^name|^(?:full|display) ?name|^guest|^customer|^client|^contact ?name|^이름|^성명|^성함|^고객|^예약자|^여행자|^姓名|^名字|^客人|^联系人|^旅客|^聯絡人|^客[户戶]|^[顾顧]客|^[中英]文(?:姓名|名字?)$/,
  ],
] as const
type Kind = (typeof KINDS)[number][0]

/** Titles of a list may be below its heading. */
const TITLES_WITHIN = 10

/** The first row with titles for names, and for addresses or numbers; null without any. */
export function titlesIn(rows: Rows): { at: number; columns: GuestColumns } | null {
  const titled = rows.slice(0, TITLES_WITHIN).map(columnsOf)
  const at = titled.findIndex(({ name, given, email, mobile, phone }) =>
    [name.length + given.length, email.length + mobile.length + phone.length].every(Boolean),
  )
  const columns = titled[at]
  return columns ? { at, columns } : null
}

function columnsOf(titles: readonly string[]): GuestColumns {
  const kinds = titles.map(kindOf)
  const all = (kind: Kind) => kinds.flatMap((each, at) => (each === kind ? [at] : []))
  const columns = Object.fromEntries(KINDS.map(([kind]) => [kind, all(kind)])) as GuestColumns
  // In Korean a first name and a name have the same title.
  const isSplit = columns.family.length > 0 && columns.given.length === 0
  return isSplit ? { ...columns, given: columns.name, name: [] } : columns
}

function kindOf(title: string): Kind {
  const folded = title
    .normalize('NFKC')
    .replace(/^[\s*]+|\s+$/g, '')
    .toLowerCase()
  return KINDS.find(([, words]) => words.test(folded))?.[0] ?? 'other'
}
