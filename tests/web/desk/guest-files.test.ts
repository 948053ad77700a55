import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre'
import { writeOds } from 'hucre/ods'
import { expect, it } from 'vitest'
import { readGuestFile } from '../../../web/bookings/desk/guests/import/read-guest-file'
import { readGuests } from '../../../web/bookings/desk/guests/import/read-guests'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const utf8 = (text: string) => new TextEncoder().encode(text)

async function guestsIn(bytes: Uint8Array) {
  return readGuests((await readGuestFile(bytes)) ?? [], 'ca').rows
}

it('a list that Excel saves as CSV in China or Korea has the names of the guests', async () => {
  // 姓名,手机 / 李伟,13800000000 in GBK.
  const chinese = bytesOf('d0d5c3fb 2c cad6bbfa 0d0a c0eeceb0') // then the number
  const inGbk = new Uint8Array([...chinese, ...utf8(',13800000000\r\n')])
  expect(await guestsIn(inGbk)).toMatchObject([{ name: '李伟', phone: '13800000000' }])
  // 이름,휴대폰 / 홍길동 in CP949.
  const korean = bytesOf('c0ccb8a7 2c c8deb4ebc6f9 0d0a c8abb1e6b5bf')
  const inCp949 = new Uint8Array([...korean, ...utf8(',010-1234-5678\r\n')])
  expect(await guestsIn(inCp949)).toMatchObject([{ name: '홍길동', phone: '010-1234-5678' }])
})

const fileOf = (name: string) => new Uint8Array(readFileSync(`tests/support/guest-files/${name}`))

it('a list of an agency in Taiwan or Hong Kong is read in Big5', async () => {
  expect(await guestsIn(fileOf('taiwan.csv'))).toMatchObject([
    {
      name: '陳大文',
      phone: '0912-345-678',
      email: 'chen@example.com',
      lang: 'cn',
      note: '素食',
      trips: 2,
      day: '2024-07-31',
    },
    { name: '黃美玲', phone: '+852 9123 4567', note: '暈車，坐前排' },
    { name: '張淑芬', lang: 'cn', day: '2024-02-10' },
    { name: '林志豪', phone: '02-2345-6789', lang: 'cn' },
  ])
  expect(await guestsIn(fileOf('hong-kong.csv'))).toMatchObject([
    { name: '李嘉欣', phone: '852-6123-4567', email: 'lee@example.hk' },
    { name: '歐陽鋒', phone: '9876 5432', note: '要素食' },
  ])
})

it('a file of LibreOffice has its guests, below a heading and on its second sheet', async () => {
  expect(await guestsIn(fileOf('guests.ods'))).toMatchObject([
    {
      name: '김민지',
      phone: '01012345678',
      email: 'minji@example.com',
      trips: 2,
      day: '2024-07-01',
      note: '채식\n창가',
    },
    { name: '홍길동', phone: '010-2345-6789' },
  ])
})

it('a list of LibreOffice keeps its titles that repeat on each page, and guests whose rows are folded', async () => {
  const names = (await guestsIn(fileOf('grouped.ods'))).map(({ name }) => name)
  expect(names).toEqual(['Minji Kim', 'Jun Park', 'Wei Li', 'Ada Moss'])
})

it('a long ODS list has all its guests, and a broken one is not read', async () => {
  const names = Array.from({ length: 2000 }, (_, at) => [`Guest ${at}`, `403 555 ${1000 + at}`])
  const bytes = new Uint8Array(
    await writeOds({ sheets: [{ name: 'Guests', rows: [['Name', 'Phone'], ...names] }] }),
  )
  expect(await guestsIn(bytes)).toHaveLength(2000)
  expect(await readGuestFile(bytes.subarray(0, bytes.length / 2))).toBeNull()
})

it('a note of several lines with days stays a note', async () => {
  const text =
    'Name,Phone,Notes\r\nAnn,403 555 0102,"vegetarian\r\n2024-07-01, Banff"\r\nBob,403 555 0103,\r\n'
  expect(await guestsIn(utf8(text))).toMatchObject([
    { name: 'Ann', note: 'vegetarian\n2024-07-01, Banff' },
    { name: 'Bob' },
  ])
})

it('a workbook has its guests on the first sheet with their columns', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '여행',
        rows: [
          ['날짜', '투어'],
          ['2025-07-01', '밴프'],
        ],
      },
      {
        name: '고객',
        rows: [
          ['고객 명단', null, null],
          ['이름', '전화번호', '마지막 여행'],
          ['김민지', 1012345678, new Date('2024-07-01T00:00:00Z')],
        ],
      },
    ],
  })
  expect(await guestsIn(new Uint8Array(bytes))).toMatchObject([
    { name: '김민지', phone: '01012345678', day: '2024-07-01', trips: 1 },
  ])
})

it('a picture or a document is not a list of guests', async () => {
  expect(await readGuestFile(utf8('%PDF-1.7'))).toBeNull()
})
