import { describe, expect, it } from 'vitest'
import { newPasswordForm, signUpForm } from '../../../web/features/accounts/sign-up.form'

const SUM = { a: 4, b: 7 }
const GOOD = {
  username: '하늘7',
  email: 'sky@example.com',
  password: 'moraine!7',
  confirmPassword: 'moraine!7',
  spamPrevention: '11',
  wantEmail: false,
  agreeToTerms: true,
  agreeToPrivacy: true,
}

/** The error code of each wrong field. */
function issuesOf(
  changes: Partial<Record<keyof typeof GOOD, unknown>>,
  sum: typeof SUM | null = SUM,
) {
  const result = signUpForm(sum).safeParse({ ...GOOD, ...changes })
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the sign-up form', () => {
  it('accepts what the server accepts, with both agreements and the right sum', () => {
    expect(issuesOf({})).toEqual({})
    expect(issuesOf({ spamPrevention: ' 11 ' })).toEqual({})
    expect(issuesOf({ spamPrevention: '１１' })).toEqual({})
  })

  it.each([
    ['username', '', 'Invalid'],
    ['username', 'elevenchars', 'Invalid'],
    ['username', 'sky sky', 'UsernameSpecialChar'],
    ['username', 'Admin', 'UsernameReserved'],
    ['email', 'sky@example', 'EmailInvalid'],
    ['email', '', 'EmailInvalid'],
    ['spamPrevention', '12', 'SpamPreventionIncorrect'],
    ['spamPrevention', 'eleven', 'SpamPreventionIncorrect'],
    ['spamPrevention', '', 'Invalid'],
    ['agreeToTerms', false, 'Invalid'],
    ['agreeToPrivacy', false, 'Invalid'],
    ['confirmPassword', 'moraine!8', 'PasswordMismatch'],
  ])('refuses %s %j as %s', (field, value, code) => {
    expect(issuesOf({ [field]: value })).toEqual({ [field]: code })
  })

  it('rejects a password that is short, has invalid characters, or equals the username', () => {
    const twice = (password: string) => ({ password, confirmPassword: password })
    expect(issuesOf(twice('five5'))).toEqual({ password: 'PasswordInvalid' })
    expect(issuesOf(twice('with space'))).toEqual({ password: 'PasswordInvalid' })
    expect(issuesOf({ username: 'skydiver', ...twice('SkyDiver') })).toEqual({
      password: 'PasswordTooCommon',
    })
  })

  it('reports every wrong field at once', () => {
    expect(
      issuesOf({ email: 'x', confirmPassword: 'other!', spamPrevention: '1', agreeToTerms: false }),
    ).toEqual({
      agreeToTerms: 'Invalid',
      email: 'EmailInvalid',
      confirmPassword: 'PasswordMismatch',
      spamPrevention: 'SpamPreventionIncorrect',
    })
  })

  it('cannot be sent before its sum is loaded', () => {
    expect(issuesOf({}, null)).toEqual({ spamPrevention: 'Invalid' })
  })
})

it('the form of a new password accepts one that was repeated correctly', () => {
  expect(
    newPasswordForm.safeParse({ password: 'moraine!9', confirmPassword: 'moraine!9' }).success,
  ).toBe(true)
  expect(newPasswordForm.safeParse({ password: 'moraine!9', confirmPassword: '' }).success).toBe(
    false,
  )
  expect(newPasswordForm.safeParse({ password: 'short', confirmPassword: 'short' }).success).toBe(
    false,
  )
})
