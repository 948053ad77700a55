import { describe, expect, it } from 'vitest'
import type { DeskFound } from '../../../worker/contracts/admin/desk-find'
import type { DeskBookings } from '../../../worker/contracts/bookings/desk-bookings'
import { csvLine } from '../../../worker/contracts/text/csv-line'
import { send } from '../../support/accounts'
import { aRequest, bookingRow, changeBooking, sendRequest } from '../../support/booking-builders'
import { aMember, anAdmin } from '../../support/builders'

const admin = await anAdmin()
const get = (path: string) => send(`/api/admin/${path}`, undefined, { token: admin.token })

async function aCaller(fields: { phone?: string; name?: string; notes?: string }) {
  const response = await sendRequest(await aRequest(fields))
  expect(response.status).toBe(201)
  return bookingRow((await response.json<{ pid: string }>()).pid)
}

const listed = async (q: string) => {
  const { bookings } = await (await get(`bookings?q=${encodeURIComponent(q)}`)).json<DeskBookings>()
  return bookings.map(({ id }) => id)
}
const found = async (q: string) => {
  const { bookings } = await (await get(`find?q=${encodeURIComponent(q)}`)).json<DeskFound>()
  return bookings.map(({ _id }) => _id)
}

describe('the desk finds a caller', () => {
  it.each([
    [
      '+82 10 7234 9001',
      [
        '010-7234-9001',
        '01072349001',
        '7234-9001',
        '9001',
        '7234',
        '010-7234',
        '10 7234',
        '+82 10-7234-9001',
        '+82 10 7234',
        '００８２１０７２３４９００１',
        '82 (0)10 7234 9001',
      ],
    ],
    ['010-7234-9002', ['+82 10 7234 9002', '01072349002', '10 7234 9002']],
    [
      '+1 (403) 587-9003 x12',
      ['4035879003', '403-587-9003', '587-9003', '1 403 587 9003', '+1 403 587', '403587'],
    ],
    ['138 7234 9004', ['+86 138 7234 9004', '13872349004', '1387234', '0086 138 7234 9004']],
    ['010 7234 9005 / 010 7234 9006', ['010-7234-9005', '010-7234-9006', '9006']],
    ['전화 ０１０．７２３４．９００７（카톡）', ['010-7234-9007', '7234 9007']],
    ['825-456-9008', ['825 456 9008', '456-9008', '825456', '+1 825 456 9008']],
  ])('who left the number %s', async (phone, searches) => {
    const { id } = await aCaller({ phone })
    for (const q of searches) expect(await listed(q), q).toContain(id)
    expect(await found(searches[0] ?? '')).toContain(id)
    expect(await listed('010-7234-0009')).not.toContain(id)
  })

  it.each([
    [
      '김철수구',
      [
        '김 철수구',
        '김철수구',
        '철수구',
        '김철수구'.normalize('NFD'),
        '김\u200B철수구',
        ' 김 철 수구 ',
      ],
    ],
    ['박 영희구', ['박영희구', '박 영희구', '영희구']],
    ['이\u200B민호구', ['이민호구', '민호구']],
    ['Mary Jane Oldfield', ['mary jane', 'MaryJane', 'jane oldfield', 'ｍａｒｙ']],
    ['Ｋａｎｇ　Ｃｈｕｌｓｏｏ', ['kang chulsoo', 'chulsoo']],
  ])('who is called %s', async (name, searches) => {
    const { id } = await aCaller({ name })
    for (const q of searches) expect(await listed(q), q).toContain(id)
    expect(await found(searches[0] ?? '')).toContain(id)
  })
})

describe('the inbox finds a caller', () => {
  const threads = async (q: string) => {
    const response = await get(`inbox?view=all&q=${encodeURIComponent(q)}`)
    const { threads: found } = await response.json<{ threads: { title: string }[] }>()
    return found.map(({ title }) => title)
  }

  it.each([
    [
      { name: '정 하늘구', phone: '010-7234-9101' },
      ['정하늘구', '정 하늘구', '하늘구', '01072349101', '7234-9101', '+82 10 7234 9101'],
    ],
    [{ name: 'Ann Lee Quark', phone: '(403) 587-9102' }, ['annlee', 'lee quark', '4035879102']],
    [
      { name: 'Note One', notes: '제 번호는 010.7234.9103 입니다' },
      ['01072349103', '010-7234-9103', '제번호는', '번호는 010'],
    ],
    [{ name: 'Note Two', notes: '我叫 李小 明明' }, ['李小明明', '李小 明明']],
  ])('of %o', async (fields, searches) => {
    await aCaller(fields)
    for (const q of searches) expect(await threads(q), q).toContain(fields.name)
    expect(await threads('010-7234-0009')).not.toContain(fields.name)
  })
})

describe('the list of members finds a caller', () => {
  const members = async (q: string) => {
    const response = await get(`members?q=${encodeURIComponent(q)}`)
    return (await response.json<{ members: { _id: number }[] }>()).members.map(({ _id }) => _id)
  }

  it('by any form of the number and of the name in a booking, and by a name with spaces', async () => {
    const { userId, username } = await aMember()
    const { id } = await aCaller({ name: '오 바다구', phone: '010-7234-9201' })
    await changeBooking(id, { userId })
    for (const q of ['오바다구', '바다구', '01072349201', '7234-9201', '+82 10-7234-9201'])
      expect(await members(q), q).toContain(userId)
    expect(await members(`${username.slice(0, 2)} ${username.slice(2)}`)).toContain(userId)
    expect(await members('010-7234-0009')).not.toContain(userId)
  })
})

it('a request with any text as phone is stored', async () => {
  expect(await aCaller({ phone: '\u202A+86 138 0000 0000\u202C' })).toMatchObject({
    phone: '+86 138 0000 0000',
    phoneDigits: '3800000000',
  })
  expect(await aCaller({ phone: 'weixin: moraine' })).toMatchObject({
    phone: 'weixin: moraine',
    phoneDigits: null,
  })
  expect(await aCaller({ phone: '-' })).toMatchObject({ phone: null, phoneDigits: null })
})

it.each([
  ['0014030000', "'0014030000"],
  ['01012340000', "'01012340000"],
  ['0103.5550100', "'0103.5550100"],
  ['1234567890123456', "'1234567890123456"],
  ['12345678E9', "'12345678E9"],
  ['010 1234 0000', '010 1234 0000'],
  ['+82 10', "'+82 10"],
  ['0', '0'],
  ['0.50', '0.50'],
  ['2026-11-28', '2026-11-28'],
  ['4035550100', '4035550100'],
])('a spreadsheet gets %s as %s', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})
