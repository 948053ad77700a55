import { env } from 'cloudflare:workers'
import { settingsOf } from '../../worker/env'
import { issueChallenge } from '../../worker/platform/challenge'
import { unique } from './builders'
import { request } from './request'

/** An address that nobody else in this file wrote from. */
export function aSender(): string {
  return `sender${unique()}@example.com`
}

/** A network that nobody else in this file wrote from. */
export function aNetwork(): Record<string, string> {
  const n = unique()
  return { 'cf-connecting-ip': `10.${Math.floor(n / 65536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}` }
}

/** The fields of a sum question with its right answer. */
export function aSolvedChallenge(now = Date.now()) {
  const { a, b, token } = issueChallenge(settingsOf(env), now)
  return { challenge: token, answer: a + b }
}

const ENQUIRY = { subject: 'A private tour', html: 'Two of us would like to see<br>Moraine Lake in June.' }

/** The first step of the contact form: the confirmation to the sender. */
export function sendConfirmation(sender: string, fields: object = {}, headers = aNetwork()) {
  const body = { ...ENQUIRY, emailto: sender, replyEmail: '', topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}

/** The second step: the enquiry to the company. */
export function sendEnquiry(sender: string, fields: object = {}, headers = aNetwork()) {
  const body = { ...ENQUIRY, emailto: '', replyEmail: sender, topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}
