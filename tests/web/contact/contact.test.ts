import { describe, expect, it } from 'vitest'
import { inquiryForm } from '../../../web/features/contact/contact.form'
import { toHtmlLines, toTopicName } from '../../../web/features/contact/contact.view'
import { isAddressRefused } from '../../../web/features/contact/contact-page'
import { isSumUsed, isSumWrong } from '../../../web/features/contact/use-inquiry'
import { ApiError } from '../../../web/platform/api/api'
import { readTrip } from '../../../worker/contracts/contact/trip'
import { plainText } from '../../../worker/features/contact/contact.rules'

const GOOD = {
  email: 'sky@example.com',
  subject: '일정',
  body: '열 글자가 넘는 문의입니다.',
  isPrivate: true,
  spamPrevention: '',
}

function issuesOf(changes: Partial<typeof GOOD>) {
  const result = inquiryForm({ a: 10, b: 0 }).safeParse({ ...GOOD, ...changes })
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the contact form', () => {
  it('accepts an empty sum, but not a wrong one', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ spamPrevention: '10' })).toEqual([])
    expect(issuesOf({ spamPrevention: ' １０' })).toEqual([])
    expect(issuesOf({ spamPrevention: '1' })).toEqual(['spamPrevention: IncorrectAnswer'])
    expect(issuesOf({ spamPrevention: 'ten' })).toEqual(['spamPrevention: IncorrectAnswer'])
  })

  it.each([
    [{ subject: '가' }, 'subject: SubjectMin'],
    [{ body: '너무 짧음' }, 'body: WriteMin'],
    [{ subject: 'a\u200b' }, 'subject: SubjectMin'],
    [{ body: `Hi${'\u2800'.repeat(10)}` }, 'body: WriteMin'],
    [{ email: 'sky' }, 'email: EmailInvalid'],
    [{ body: '글'.repeat(10_001) }, 'body: TextTooLong'],
  ])('refuses %j', (changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue])
  })
})

it.each([
  '한 줄',
  'two\nlines\r\nand\rthree',
  '<b>&amp;</b> "quoted" <br>',
  'a < b && c > d\n\n',
  '&lt;',
])('an inquiry with %j is sent so that the company reads it as it was typed', (text) => {
  expect(toHtmlLines(text)).not.toMatch(/\n|<(?!br>)/)
  expect(plainText(toHtmlLines(text))).toBe(text.replace(/\r\n?/g, '\n'))
})

it.each([
  [{}, {}],
  [
    { tour: 4, people: 2, date: '2027-07-12' },
    { tour: 4, people: 2, date: '2027-07-12' },
  ],
  [
    { tour: '4', people: '4' },
    { tour: 4, people: 4 },
  ],
  [{ tour: 0, people: 5, date: '2027-02-30' }, {}],
  [{ tour: '1e99', people: 'two', date: 20_270_712 }, {}],
  [{ tour: [4], people: { a: 1 }, date: '12.07.2027' }, { tour: 4 }],
])('the address %j asks about the trip %j', (address, trip) => {
  expect(readTrip(address)).toEqual(trip)
})

it.each([
  [422, { code: 'EmailInvalid' }, true],
  [422, { code: 'EmailReserved' }, true],
  [400, { code: 'Invalid', fields: { email: 'invalid' } }, true],
  [422, { code: 'WriteMin', fields: { body: 'WriteMin' } }, false],
  [422, { code: 'IncorrectAnswer' }, false],
  [400, { code: 'Malformed' }, false],
  [429, { code: 'TooManyRequests' }, false],
  [503, { code: 'Unavailable' }, false],
  [0, { code: 'Offline' }, false],
] as const)('a failure with %i %j is the address’s fault: %s', (status, body, isRefused) => {
  expect(isAddressRefused(new ApiError(status, body as never))).toBe(isRefused)
})

it('a long subject is cut to a title between characters', () => {
  expect(toTopicName('🏔'.repeat(130))).toBe('🏔'.repeat(120))
  expect(toTopicName('  Banff ')).toBe('Banff')
})

describe('the sum of an inquiry', () => {
  const wrong = new ApiError(403, { msg: '', code: 'IncorrectAnswer' })
  const offline = new ApiError(0, { msg: '' })

  it('is used up by any response, and by an inquiry that was mailed', () => {
    expect(isSumUsed({ step: 'inquiry', failure: wrong })).toBe(true)
    expect(isSumUsed({ step: 'topic', reference: 'A1', failure: offline })).toBe(true)
    expect(isSumUsed({ step: 'done', reference: 'A1', isPosted: false, isLater: false })).toBe(true)
    for (const step of ['confirmation', 'inquiry'] as const)
      expect(isSumUsed({ step, failure: offline })).toBe(false)
  })

  it('is wrong only where the server says so', () => {
    expect(isSumWrong({ step: 'inquiry', failure: wrong })).toBe(true)
    expect(isSumWrong({ step: 'inquiry', failure: offline })).toBe(false)
    expect(isSumWrong({ step: 'done', reference: 'A1', isPosted: false, isLater: false })).toBe(
      false,
    )
  })
})
