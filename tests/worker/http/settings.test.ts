import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { settingsOf } from '../../../worker/env'

it.each([
  ['MAIL_TRANSPORT', 'smpt'],
  ['MAIL_TRANSPORT', 'Binding'],
  ['COMPANY_LANG', 'en'],
  ['FIRST_POST_REVIEW', 'true'],
])('a site does not start with %s=%s, and the error names both', (name, value) => {
  expect(() => settingsOf({ ...env, [name]: value })).toThrow(`${name}: "${value}"`)
})

it('empty variables count as missing', () => {
  const { mail, firstPostReview } = settingsOf({
    ...env,
    MAIL_TRANSPORT: '',
    COMPANY_LANG: '',
    FIRST_POST_REVIEW: '',
  })
  expect([mail.transport, mail.companyLang, firstPostReview]).toEqual(['none', 'ca', false])
})

it('variables set what they say', () => {
  const vars = { MAIL_TRANSPORT: 'smtp', COMPANY_LANG: 'kr', FIRST_POST_REVIEW: 'on' }
  const { mail, firstPostReview } = settingsOf({ ...env, ...vars })
  expect([mail.transport, mail.companyLang, firstPostReview]).toEqual(['smtp', 'kr', true])
})
