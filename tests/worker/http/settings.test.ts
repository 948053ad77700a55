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

it('variables that are empty are as good as none', () => {
  const { mail, firstPostReview } = settingsOf({
    ...env,
    MAIL_TRANSPORT: '',
    COMPANY_LANG: '',
    FIRST_POST_REVIEW: '',
  })
  expect([mail.transport, mail.companyLang, firstPostReview]).toEqual(['none', 'ca', false])
})

it('variables are taken at their word', () => {
  const vars = { MAIL_TRANSPORT: 'smtp', COMPANY_LANG: 'kr', FIRST_POST_REVIEW: 'on' }
  const { mail, firstPostReview } = settingsOf({ ...env, ...vars })
  expect([mail.transport, mail.companyLang, firstPostReview]).toEqual(['smtp', 'kr', true])
})
