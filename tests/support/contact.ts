import { env } from 'cloudflare:workers'
import { settingsOf } from '../../worker/env'
import { issueChallenge } from '../../worker/http/challenge'
import { aNetwork } from './accounts'
import { unique } from './builders'
import { request } from './request'

/** A new e-mail address. */
export function aSender(): string {
  return `sender${unique()}@example.com`
}

/** The fields of a sum question with the correct answer. */
export function aSolvedChallenge(now = Date.now()) {
  const { a, b, token } = issueChallenge(settingsOf(env), now)
  return { challenge: token, answer: a + b }
}

/** Headers of a request from a new network. */
export function fromANetwork(): Record<string, string> {
  return { 'cf-connecting-ip': aNetwork() }
}

const INQUIRY = {
  subject: 'A private tour',
  html: 'Two of us would like to see<br>Moraine Lake in June.',
}

/** The first step of the contact form: the confirmation to the sender. */
export function sendConfirmation(sender: string, fields: object = {}, headers = fromANetwork()) {
  const body = { ...INQUIRY, emailto: sender, replyEmail: '', topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}

/** The second step: the inquiry to the company. */
export function sendInquiry(sender: string, fields: object = {}, headers = fromANetwork()) {
  const body = { ...INQUIRY, emailto: '', replyEmail: sender, topicId: '', replyId: '', ...fields }
  return request('/api/email', { body, headers })
}
