import { describe, expect, it } from 'vitest'
import { phoneText } from '../../../worker/contracts/bookings/phone-text'

describe('a phone number at the desk', () => {
  it.each([
    ['4035550102', '403 555 0102'],
    ['403 555 0101', '403 555 0101'],
    ['(403) 555-0102', '403 555 0102'],
    ['+1 403.555.0102', '403 555 0102'],
    ['14035550102', '403 555 0102'],
    ['011 82 10-1234-5678', '+82 10 1234 5678'],
    ['010-1234-5678', '010 1234 5678'],
    ['+82 (0)10 1234 5678', '+82 10 1234 5678'],
    ['0212345678', '02 1234 5678'],
    ['051-123-4567', '051 123 4567'],
    ['0505-123-4567', '0505 123 4567'],
    ['050712345678', '0507 1234 5678'],
    ['070-1234-5678', '070 1234 5678'],
    ['13800138000', '138 0013 8000'],
    ['+8613800138000', '+86 138 0013 8000'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(phoneText(typed)).toBe(shown)
    expect(phoneText(shown)).toBe(shown)
  })

  it.each([
    'Kakao maple77',
    '403 555 0102 (evenings)',
    '4035550102 / 4035550103',
    '+44 20 7946 0958',
    // An area of Alberta after a 1, or a mobile in China.
    '15874123456',
    '12345',
    '',
  ])('%j stays as it was typed', (typed) => {
    expect(phoneText(typed)).toBe(typed)
  })
})
