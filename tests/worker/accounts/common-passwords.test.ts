import { describe, expect, it } from 'vitest'
import { password } from '../../../worker/contracts/accounts/accounts'
import { isCommonPassword } from '../../../worker/load-own-data'
import { MOST_USED, USED_HERE } from '../../../worker/common-passwords.data'

const words = (text: string) => text.trim().split(/\s+/)

describe('the common passwords', () => {
  it('are 3,000 that the rules let through, and others of this site, each once', () => {
    const [most, here] = [words(MOST_USED), words(USED_HERE)]
    expect(most).toHaveLength(3000)
    expect(here.length).toBeGreaterThan(100)
    expect(new Set([...most, ...here]).size).toBe(most.length + here.length)
    for (const word of [...most, ...here]) {
      expect(password.safeParse(word).success).toBe(true)
      expect(word).toBe(word.toLowerCase())
    }
  })

  it.each([
    '123456',
    'password',
    'QWERTY',
    'Iloveyou',
    '1qaz2wsx',
    'Dragon',
    'tkfkdgo1',
    'Woaini1314',
    'Moraine123',
  ])('refuse %s', (word) => {
    expect(isCommonPassword(word)).toBe(true)
  })

  it.each(['correct!horse7', 'Tr0ub4dor&3x', '!@#$%^&*123456ab', 'lakes!of#banff9'])(
    'let %s pass',
    (word) => {
      expect(isCommonPassword(word)).toBe(false)
    },
  )
})
