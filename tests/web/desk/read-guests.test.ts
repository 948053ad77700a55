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
