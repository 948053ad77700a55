import { describe, expect, it } from 'vitest'
import { email, password, verificationCode } from '../../../worker/contracts/accounts/accounts'
import { isPersonal } from '../../../worker/contracts/accounts/registration'
import { foldKey, isReservedUsername, username } from '../../../worker/contracts/accounts/usernames'

describe('a username', () => {
  it.each(['a', 'Z9', '김철수', '가나다라마바사아자차', 'abc가나123'])('may be %s', (name) => {
    expect(username.parse(name)).toBe(name)
  })

  it.each([
    'a b',
    'a_b',
    'a-b',
    'é',
    '李',
    'ㅋㅋ',
    '😀',
    'a\u0000',
    'a\u200b',
    'а',
    "a'--",
    '<b>',
    '../x',
  ])('may not be %j, because of its characters', (name) => {
    expect(username.safeParse(name).error?.issues[0]?.message).toBe('UsernameSpecialChar')
  })

  it.each(['', '12345678901', '가나다라마바사아자차카'])(
    'may not be %j, because of its length',
    (name) => {
      expect(username.safeParse(name).success).toBe(false)
    },
  )

  it('is the same in composed and decomposed Korean', () => {
    expect(username.parse('한글'.normalize('NFD'))).toBe('한글')
  })

  it('is compared without regard to case, width and invisible characters', () => {
    expect(foldKey('Ｇｕｅｓｔ\u200b')).toBe(foldKey('guest'))
  })

  it.each([
    'me',
    'ME',
    'validate',
    'verify',
    'admin',
    'Root',
    'moraine',
    '관리자',
    '운영자',
    'kr',
    'ca',
    'cn',
    'ceo',
  ])('may not be the reserved %s', (name) => {
    expect(isReservedUsername(name)).toBe(true)
  })
})

describe('an e-mail address', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    [' Kim.Lee+tag@Example.COM ', 'Kim.Lee+tag@example.com'],
    ["o'neil@mail.example.org", "o'neil@mail.example.org"],
    ['a@한국.kr', 'a@xn--3e0b707e.kr'],
    [`${'a'.repeat(64)}@${'b'.repeat(31)}.com`, `${'a'.repeat(64)}@${'b'.repeat(31)}.com`],
  ])('%j is kept as %j', (given, kept) => {
    expect(email.parse(given)).toBe(kept)
  })

  it.each([
    '',
    'a',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    '<a@b.co>',
    '"a"@b.co',
    'a b@c.co',
    'a@b.co\r\nBcc: c@d.co',
    'a\n@b.co',
    'a@b.co\u0000',
    'a\u2028@b.co',
    'a@b..co',
    'a@.co',
    'a@-b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@127.0.0.1',
    'a@1.2',
    'a@[::1]',
    'a@b.co:25',
    'a@b.co/x',
    'a@b%2eco',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(95)}.com`,
  ])('may not be %j', (given) => {
    expect(email.safeParse(given).error?.issues[0]?.message).toBe('EmailInvalid')
  })

  it('is checked in linear time', () => {
    const started = performance.now()
    for (const hostile of [
      'a'.repeat(50_000),
      `a@${'b.'.repeat(50_000)}`,
      `${'@'.repeat(50_000)}a`,
    ])
      expect(email.safeParse(hostile).success).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a password', () => {
  it.each(['abc123', 'A1!@#$%^&*', 'x'.repeat(20)])('may be %s', (text) => {
    expect(password.safeParse(text).success).toBe(true)
  })

  it.each([
    '',
    'abc12',
    'x'.repeat(21),
    'abc 123',
    'abc_123',
    'abc123é',
    '비밀번호입니다',
    'abc123\n',
  ])('may not be %j', (text) => {
    expect(password.safeParse(text).error?.issues[0]?.message).toBe('PasswordInvalid')
  })

  it('may not be the name or the mailbox of its owner', () => {
    expect(isPersonal('Traveler', 'traveler', 'x@y.co')).toBe(true)
    expect(isPersonal('kimlee1', 'traveler', 'KimLee1@y.co')).toBe(true)
    expect(isPersonal('kimlee1', 'traveler', 'KimLee1+tours@y.co')).toBe(true)
    expect(isPersonal('another', 'traveler', 'kimlee1@y.co')).toBe(false)
  })
})

describe('a verification code', () => {
  it.each(['0', '123', '12345', '99998', 12345])('may be %s', (code) => {
    expect(verificationCode.parse(code)).toBe(String(code))
  })

  it.each(['', '99999', '123456', '1234a', '-1', '1.5', ' 12345', 99999, 1.5, -1, null, {}, []])(
    'may not be %j',
    (code) => {
      expect(verificationCode.safeParse(code).success).toBe(false)
    },
  )
})
