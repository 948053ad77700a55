import { expect, it } from 'vitest'
import { readGuests } from '../../../web/bookings/desk/guests/import/read-guests'

it('a file names its columns in any of the three languages and any order', () => {
  const { rows, faulty } = readGuests(
    [
      ['전화번호', '이름', '이메일', '마지막 여행', '언어'],
      ['010-1234-5678', '김민지', '', '2024.7.1', '한국어'],
      ['', '李伟', 'LiWei@example.com', '', '中文'],
      ['', 'Ann', 'not an address', '', ''],
      ['', '', 'a@example.com', '', ''],
      ['', '', '', '', ''],
    ],
    'ca',
  )
  expect(rows).toMatchObject([
    {
      name: '김민지',
      phone: '010-1234-5678',
      email: null,
      lang: 'kr',
      day: '2024-07-01',
      trips: 1,
    },
    { name: '李伟', email: 'LiWei@example.com', lang: 'cn', day: null, trips: 0 },
  ])
  expect(faulty).toEqual([4, 5])
})

it('a guest without a language has the chosen one; trips are a number', () => {
  const table = [
    ['Name', 'Phone', 'Trips'],
    ['Ann', '403 555 0102', '3 trips'],
  ]
  expect(readGuests(table, 'cn').rows).toMatchObject([{ lang: 'cn', trips: 3 }])
})

it('a file without the columns that are needed is not read', () => {
  expect(
    readGuests(
      [
        ['Name', 'City'],
        ['Ann', 'Calgary'],
      ],
      'ca',
    ).hasColumns,
  ).toBe(false)
  expect(readGuests([], 'ca').hasColumns).toBe(false)
})

/** A row with values in the columns of these titles, and nothing in the others. */
function rowOf(titles: readonly string[], values: Record<string, string>): string[] {
  return titles.map((title) => values[title] ?? '')
}

const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value'.split(
    ',',
  )

it('contacts of Google have names in parts, and labels before addresses and numbers', () => {
  const table = [
    GOOGLE,
    rowOf(GOOGLE, {
      'First Name': '길동',
      'Last Name': '홍',
      'Phonetic First Name': 'Gildong',
      'Name Prefix': 'Mr.',
      Birthday: '1980-01-01',
      Notes: '채식',
      'E-mail 1 - Label': '* Home',
      'E-mail 1 - Value': 'hong@example.com ::: gildong@example.com',
      'Phone 1 - Label': 'Mobile',
      'Phone 1 - Value': '+82 10-1234-5678 ::: 02-123-4567',
    }),
    rowOf(GOOGLE, {
      'First Name': 'Ann',
      'Middle Name': 'Lee',
      'Last Name': 'Tremblay',
      'Phone 2 - Label': 'Work',
      'Phone 2 - Value': '403 555 0102',
    }),
  ]
  const { rows, faulty } = readGuests(table, 'kr')
  expect(faulty).toEqual([])
  expect(rows).toMatchObject([
    {
      name: '홍길동',
      email: 'hong@example.com',
      phone: '+82 10-1234-5678 / 02-123-4567',
      note: '채식',
      day: null,
    },
    { name: 'Ann Lee Tremblay', email: null, phone: '403 555 0102' },
  ])
})

it('older contacts of Google have the whole name, too', () => {
  const titles =
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value'.split(
      ',',
    )
  const row = rowOf(titles, {
    Name: 'Ann Tremblay',
    'Given Name': 'Ann',
    'Family Name': 'Tremblay',
    'E-mail 1 - Type': '* Other',
    'E-mail 1 - Value': 'ann@example.com',
    'Phone 1 - Type': 'Mobile',
    'Phone 1 - Value': '(403) 555-0102',
  })
  expect(readGuests([titles, row], 'ca').rows).toMatchObject([
    { name: 'Ann Tremblay', email: 'ann@example.com', phone: '(403) 555-0102' },
  ])
})

it('contacts of Outlook have the mobile among many numbers, in English and in Korean', () => {
  const english =
    'First Name,Last Name,Company,Business Fax,Business Phone,Home Phone,Mobile Phone,Telex,E-mail Address,E-mail Type,E-mail Display Name,Notes'.split(
      ',',
    )
  const ann = {
    'First Name': 'Ann',
    'Last Name': 'Tremblay',
    'Business Fax': '403 555 0100',
    'Business Phone': '403 555 0101',
    'Mobile Phone': '403 555 0102',
    'E-mail Address': 'ann@example.com',
    'E-mail Type': 'SMTP',
  }
  expect(readGuests([english, rowOf(english, ann)], 'ca').rows).toMatchObject([
    { name: 'Ann Tremblay', email: 'ann@example.com', phone: '403 555 0102' },
  ])
  const korean = ['이름', '성', '회사', '근무지 팩스', '근무처 전화', '휴대폰', '전자 메일 주소']
  const hong = { 이름: '길동', 성: '홍', 휴대폰: '010-1234-5678' }
  expect(readGuests([korean, rowOf(korean, hong)], 'kr').rows).toMatchObject([
    { name: '홍길동', phone: '010-1234-5678', email: null },
  ])
})

it('a list has a heading above its titles, and numbers and marks that are not names', () => {
  const table = [
    ['2025년 고객 명단', '', '', '', ''],
    ['', '', '', '', ''],
    ['고객번호', '고객명', '휴대폰 번호', 'E-Mail', '비고'],
    ['1', '김민지', '1012345678', '', ''],
    ['2', '', '01099998888', '', ''],
    ['3', '이수진', "'+82 10 2222 3333", 'sujin@example.com', '채식'],
  ]
  const { rows, faulty } = readGuests(table, 'kr')
  expect(rows).toMatchObject([
    { name: '김민지', phone: '01012345678' },
    { name: '이수진', phone: '+82 10 2222 3333', email: 'sujin@example.com' },
  ])
  expect(faulty).toEqual([5])
})

it('customers of an accounting program have an address that is not one for mail', () => {
  const table = [
    ['Customer', 'Company', 'Mailing Address', 'Phone Numbers', 'Email', 'Customer Type'],
    ['Ann Tremblay', '', '1 Main St', '403 555 0102', 'ann@example.com', 'Retail'],
  ]
  expect(readGuests(table, 'ca').rows).toMatchObject([
    { name: 'Ann Tremblay', email: 'ann@example.com', phone: '403 555 0102' },
  ])
})

it.each([
  [['예약자명', 'H.P', '예약자 이메일', '출발일'], 'kr'],
  [['联系人', '手机号码', '联系人邮箱', '出发日期'], 'cn'],
  [['*ContactName', 'MobileNumber', 'EmailAddress', 'Date of the last trip'], 'ca'],
  [['Client', 'Cell', 'E-mail', 'Last visit'], 'ca'],
] as const)('the titles %j name guest, number, address and day', (titles, lang) => {
  const row = ['Ann', '403 555 0102', 'ann@example.com', '2025-07-01']
  expect(readGuests([[...titles], row], lang).rows).toMatchObject([
    { name: 'Ann', phone: '403 555 0102', email: 'ann@example.com', day: '2025-07-01' },
  ])
})
