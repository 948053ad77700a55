import { describe, expect, it } from 'vitest'
import { isEmailAddress, normaliseEmail } from '../../../worker/contracts/accounts/email-address'
import {
  foldPhone,
  phoneDigits,
  phoneNumbers,
  searchedDigits,
} from '../../../worker/contracts/bookings/phone-numbers'
import { requesterFields } from '../../../worker/contracts/bookings/booking-request'

describe('the phone field', () => {
  it.each([
    ['\u202A+86 138 0000 0000\u202C', '+86 138 0000 0000'],
    ['\u200E010-0000-0000\u200E', '010-0000-0000'],
    ['010\u200B0000\u200B0000', '01000000000'],
    ['\uFEFF+1 403 555 0100', '+1 403 555 0100'],
    ['０１０－００００－００００', '010-0000-0000'],
    ['＋82 10 0000 0000', '+82 10 0000 0000'],
    ['（403）555－0100', '(403)555-0100'],
    ['010\u00A00000\u30000000', '010 0000 0000'],
    ['010\t0000\n0000', '010 0000 0000'],
    ['+1 (403) 555-0100 x12', '+1 (403) 555-0100 x12'],
    ['403.555.0100 ext. 5', '403.555.0100 ext. 5'],
    ['010 0000 0000 / 010 0000 0001', '010 0000 0000 / 010 0000 0001'],
    ['403/555/0100', '403/555/0100'],
    ['010-0000-0000 (카톡)', '010-0000-0000 (카톡)'],
    ['010‑0000‑0000', '010‐0000‐0000'],
    ['010–0000–0000', '010–0000–0000'],
    ['微信 weixin_abc', '微信 weixin_abc'],
    ['KakaoTalk: moraine', 'KakaoTalk: moraine'],
    ['1234', '1234'],
    [' - ', ''],
    ['', ''],
  ])('keeps %j as %j, and stops no request', (typed, kept) => {
    expect(foldPhone(typed)).toBe(kept)
    expect(requesterFields.phone.parse(typed)).toBe(kept)
  })

  it('cuts an endless text off, and takes a broken one', () => {
    expect(Array.from(foldPhone('9'.repeat(5000)))).toHaveLength(100)
    expect(foldPhone('010 0000 0000\uD800')).toContain('010 0000 0000')
  })
})

describe('the numbers in it', () => {
  it.each([
    ['+1 (403) 555-0100 x12', ['+14035550100']],
    ['403.555.0100 ext. 5', ['4035550100']],
    ['010 0000 0000 / 010 0000 0001', ['01000000000', '01000000001']],
    ['010-0000-0000/010-0000-0001', ['01000000000', '01000000001']],
    ['010-0000-0000, 02-000-0000', ['01000000000', '020000000']],
    ['403/555/0100', ['4035550100']],
    ['+82 (0)10 0000 0000', ['+821000000000']],
    ['전화 010-0000-0000 (카톡 abc12)', ['01000000000']],
    ['+82 10 0000 0000 +1 403 555 0100', ['+821000000000', '+14035550100']],
    ['010\u31611234\u31615678', ['01012345678']],
    ['010\u30fc1234\u30fc5678', ['01012345678']],
    ['138\u4e000000\u4e000000', ['13800000000']],
    ['010 ~ 1234 ~ 5678', ['01012345678']],
    ['010_1234_5678', ['01012345678']],
    ['weixin_abc12', []],
    ['wx_13800', ['13800']],
    ['', []],
  ])('of %j are %j', (typed, numbers) => {
    expect(phoneNumbers(typed)).toEqual(numbers)
  })

  it.each([
    ['+82 10-1234-0000', '1012340000'],
    ['010-1234-0000', '1012340000'],
    ['0082 10 1234 0000', '1012340000'],
    ['825-456-7890', '8254567890'],
    ['+82 2 123 4567', '21234567'],
    ['02-123-4567', '21234567'],
    ['82 10 1234 0000', '1012340000'],
    ['+1 403 555 0100', '4035550100'],
    ['1-403-555-0100', '4035550100'],
    ['(403) 555-0100', '4035550100'],
    ['555-0100', '5550100'],
    ['+86 138 0000 1234', '3800001234'],
    ['138 0000 1234', '3800001234'],
    ['001-82-10-1234-0000', '1012340000'],
    ['002-82-10-1234-0000', '1012340000'],
    ['00700-82-10-1234-0000', '1012340000'],
    ['00700-82-(0)10-1234-0000', '1012340000'],
    ['011-82-10-1234-0000', '1012340000'],
    ['001-82-2-234-5678', '22345678'],
    ['00-86-138-0000-1234', '3800001234'],
    ['001-86-138-0000-1234', '3800001234'],
    ['00700-1-403-555-0100', '4035550100'],
    ['001-1-403-555-0100', '4035550100'],
    ['001 403 555 0100', '4035550100'],
    ['001 825 456 7890', '8254567890'],
    ['0081 90 1234 5678', '0819012345678'],
    ['moraine', null],
  ])('%j is found by the digits %j', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })

  it.each([
    ['01012340000', ['01012340000', '1012340000']],
    ['1234-0000', ['12340000', '2340000']],
    ['+1 403 555', ['1403555', '403555']],
    ['(+82)10-1234', ['82101234', '101234']],
    ['010\u31611234', ['0101234', '101234']],
    ['001-82-10-1234', ['00182101234', '101234']],
    ['001 403 5', ['0014035', '4035']],
    ['138', []],
    ['kim 1234', []],
  ])('a search for %j compares %j', (q, digits) => {
    expect(searchedDigits(q).toSorted()).toEqual([...digits].toSorted())
  })
})

describe('a typed address and name', () => {
  it.each([
    ['guest＠example.com', 'guest@example.com'],
    ['ｇｕｅｓｔ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'guest@example.com'],
    ['guest@example。com', 'guest@example.com'],
    ['\u200Bguest@example.com\u200B', 'guest@example.com'],
    ['gu\u00ADest@example.com', 'guest@example.com'],
    ['\u202Aguest@example.com\u202C', 'guest@example.com'],
    ['guest@example.com\uFEFF', 'guest@example.com'],
  ])('the address %j is %j', (typed, address) => {
    expect(isEmailAddress(typed)).toBe(true)
    expect(normaliseEmail(typed)).toBe(address)
  })

  it.each([
    ['김\u200B철수', '김철수'],
    ['\u202D김철수\u202C', '김철수'],
    ['김\u200D철수', '김철수'],
    ['Ｋｉｍ　Ｃｈｕｌｓｕ', 'Kim Chulsu'],
    ['김철수'.normalize('NFD'), '김철수'],
    ['ㅋㅋ', 'ㅋㅋ'],
    ['Zoe\u0301', 'Zoé'],
    ['نیم\u200Cفاصله', 'نیم\u200Cفاصله'],
  ])('the name %j is %j', (typed, name) => {
    expect(requesterFields.name.parse(typed)).toBe(name)
  })

  it.each(['\u200B', '\u3164', ' '])('no name is %j', (typed) => {
    expect(requesterFields.name.safeParse(typed).success).toBe(false)
  })
})
