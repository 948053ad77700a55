import { and, desc, eq } from 'drizzle-orm'
import type { SessionResponse } from '../../worker/contracts/accounts/sessions'
import { sessions, users, verificationCodes } from '../../worker/db/schema/accounts'
import { outbox } from '../../worker/db/schema/mail'
import type { Bindings } from '../../worker/env'
import { aMember, db, PASSWORD, unique } from './builders'
import { request, type RequestOptions } from './request'

export { PASSWORD }

export interface Sent {
  method?: string
  token?: string | null
  cookie?: string
  /** The sender's IP address; a new one per request by default. */
  from?: string
  headers?: Record<string, string>
  bindings?: Partial<Bindings>
  /** See `request`. */
  onSending?: RequestOptions['onSending']
  whileHeld?: RequestOptions['whileHeld']
}

/** An address that no other request comes from, in a neighbourhood of its own. */
export function aNetwork(): string {
  const n = unique()
  return `10.${n % 256}.${Math.floor(n / 256) % 256}.${Math.floor(n / 65536) % 256}`
}

/** A request from a new network, so that only the limits under test apply. */
export function send(
  path: string,
  body?: unknown,
  { cookie, from, headers, ...options }: Sent = {},
) {
  const all = { 'cf-connecting-ip': from ?? aNetwork(), ...(cookie && { cookie }), ...headers }
  return request(path, { ...options, body, headers: all })
}

/** Fields of a registration with a new name and address. */
export function aRegistration(fields: Record<string, unknown> = {}) {
  const n = unique()
  return {
    username: `reg${n}`,
    email: `reg${n}@example.com`,
    password: PASSWORD,
    wantEmail: false,
    ...fields,
  }
}

/** Registers a member; returns the account with its cookies. */
export async function register(fields: Record<string, unknown> = {}, options: Sent = {}) {
  const sent = aRegistration(fields)
  const response = await send('/api/user', sent, options)
  if (response.status !== 200) throw new Error(await response.text())
  return {
    ...sent,
    ...(await response.json<SessionResponse>()),
    cookie: cookieOf(response),
    device: deviceOf(response),
  }
}

/** A verified member whose password the test needs. */
export async function aMemberWithPassword(columns: Partial<typeof users.$inferInsert> = {}) {
  return { ...(await aMember(columns)), password: PASSWORD }
}

/** Deletes the account of a member with PASSWORD. */
export function leave(token: string, password: unknown = PASSWORD) {
  return send('/api/user/me', { password }, { method: 'DELETE', token })
}

/** Requests an e-mail change for a member with PASSWORD. */
export function requestEmailChange(email: string, token: string) {
  return send('/api/user/me', { email, oldPassword: PASSWORD }, { method: 'PATCH', token })
}

export function logIn(username: string, password: string, sent: Sent = {}) {
  return send('/api/session/local', { username, password }, sent)
}

/** The `refresh` cookie of a response, as a request sends it; empty without one. */
export function cookieOf(response: Response): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('refresh='))
  return line?.split(';')[0] ?? ''
}

/** The `device` cookie of a response, as a request sends it; empty without one. */
export function deviceOf(response: Response): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))
  return line?.split(';')[0] ?? ''
}

/** The newest mail to an address. */
export async function lastMail(to: string, template?: string) {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, to), template ? eq(outbox.template, template) : undefined))
    .orderBy(desc(outbox.id))
    .limit(1)
  return mail ?? null
}

/** The code of the newest mail to an address. */
export async function mailedCode(to: string): Promise<string> {
  const code = /\b\d{5}\b/.exec((await lastMail(to))?.textBody ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${to}`)
  return code
}

/** The token of the newest reset link to an address. */
export async function mailedToken(to: string): Promise<string> {
  const token = /token=([\w-]+)/.exec((await lastMail(to, 'passwordReset'))?.textBody ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${to}`)
  return token
}

export function verify(email: string, code: unknown, bindings: Partial<Bindings> = {}) {
  return send('/api/user/verify', { email, code }, { bindings })
}

/** The current code of an address, or null. */
export async function storedCode(email: string) {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.email, email))
  return row ?? null
}

export function changeCode(email: string, columns: Partial<typeof verificationCodes.$inferInsert>) {
  return db.update(verificationCodes).set(columns).where(eq(verificationCodes.email, email))
}

/** A code that is not this one. */
export function wrongCode(code: string): string {
  return code === '10000' ? '10001' : '10000'
}

export async function findUser(username: string) {
  const [user] = await db.select().from(users).where(eq(users.username, username)).limit(1)
  return user ?? null
}

/** Status and error code of a response. */
export async function outcome(response: Response): Promise<[number, string | undefined]> {
  const body = response.status === 204 ? {} : await response.json<{ code?: string }>()
  return [response.status, body.code]
}

/** The links of a mail. */
export function linksIn(
  mail: { textBody: string; htmlBody: string } | null | undefined,
): Set<string> {
  return new Set(`${mail?.textBody} ${mail?.htmlBody}`.match(/https?:\/\/[^\s"<]+/g))
}

/** A member with one session, from a login: the response and its cookie. */
export async function aLogin(columns: Partial<typeof users.$inferInsert> = {}) {
  const member = await aMemberWithPassword(columns)
  await db.delete(sessions).where(eq(sessions.userId, member.userId))
  const response = await logIn(member.username, PASSWORD)
  return { ...member, ...(await response.json<SessionResponse>()), cookie: cookieOf(response) }
}
