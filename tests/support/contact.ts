import { env } from 'cloudflare:workers'
import { settingsOf } from '../../worker/env'
import { issueChallenge } from '../../worker/http/challenge'
import { aNetwork } from './accounts'
import { unique } from './builders'
import { request } from './request'

/** An address that nobody else in this file wrote from. */
export function aSender(): string {
  return `sender${unique()}@example.com`
}

/** The fields of a sum question with its right answer. */
export function aSolvedChallenge(now = Date.now()) {
  const { a, b, token } = issueChallenge(settingsOf(env), now)
  return { challenge: token, answer: a + b }
}

/** Headers of a request from a network of its own. */
export function fromANetwork(): Record<string, string> {
  return { 'cf-connecting-ip': aNetwork() }
}

const ENQUIRY = {
  subject: 'A private tour',
  html: 'Two of us would like to see<br>Moraine Lake in June.',
}

/** The first step of the contact form: the confirmation to the sender. */
export function sendConfirmation(sender: string, fields: object = {}, headers = fromANetwork()) {
  const body = { ...ENQUIRY, emailto: sender, replyEmail: '', topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}

/** The second step: the enquiry to the company. */
export function sendInquiry(sender: string, fields: object = {}, headers = fromANetwork()) {
  const body = { ...ENQUIRY, emailto: '', replyEmail: sender, topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}
