import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/tools.ts'
import { addMonths, daysOfMonth } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { openAdmin } from './admins'
import { ADMIN, send, sessionOf } from './api'
import { takePicture } from './browser'
import { Mouse } from './hands'

/** Presses of each job when an owner first played the week; typing is not counted. Null: it was not possible. */
export const BEFORE = {
  'settings in four groups': 12,
  'a person on the staff': null,
  'three guides and two vehicles': 17,
  'a tour from nothing to the site': 12,
  'a season on five weekdays': 10,
  'an answer with a quote': 3,
  'a statement with two payments': 8,
  'another day for the weather': 5,
  'cancelled by the company': 2,
  'a date released, its refund sent': 6,
  'late money beside a refund': 5,
  'days closed': 2,
  'a guide away': null,
  'terms for a later day': 3,
  'a guest by name': 1,
  'a guest by mail': 1,
  'a guest by phone': null,
  'who drives the three trips of next week': 3,
  'GST of the year': null,
  'bookings of a month by day': null,
  'prices of a season for 17 tours': 34,
} as const satisfies Record<string, number | null>
export type Job = keyof typeof BEFORE

const FILE = join(ROOT, '.tmp', 'owner-week.md')

/** Writes the table of docs/operations.md to `.tmp/owner-week.md`, beside the rows of the other half of the week. */
function writePresses(presses: Partial<Record<Job, number>>): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []
  const rows = Object.entries(BEFORE).flatMap(([job, then]) => {
    const now = presses[job as Job]
    const row = `| ${job} | ${then ?? '–'} | ${now} |`
    return now === undefined ? before.filter((line) => line.startsWith(`| ${job} |`)) : [row]
  })
  mkdirSync(join(ROOT, '.tmp'), { recursive: true })
  writeFileSync(FILE, ['| job | then | now |', '| --- | --: | --: |', ...rows, ''].join('\n'))
}

/** One desk in a browser, at which the jobs of a file are done one after the other. */
export class OwnerWeek {
  #hands: Mouse<Job> | undefined

  constructor() {
    beforeAll(async () => {
      this.#hands = new Mouse<Job>(await openAdmin())
    })
    afterAll(async () => {
      await this.page.context().close()
      writePresses(this.hands.presses)
    })
  }

  get hands(): Mouse<Job> {
    if (!this.#hands) throw new Error('The desk is not open')
    return this.#hands
  }

  get page(): Page {
    return this.hands.page
  }

  /** A test: a job takes at most the presses that it took before. */
  job(name: Job, path: string, does: () => Promise<void>): void {
    it(`${name} takes no more presses than before, and is possible`, async () => {
      await this.page.goto(path)
      await this.page.locator('#main :is(h1, h2)').first().waitFor()
      this.hands.begin(name)
      await does()
      await takePicture(this.page, name.replaceAll(' ', '-'))
      expect(this.hands.presses[name]).toBeLessThanOrEqual(BEFORE[name] ?? Infinity)
    })
  }

  button(name: string | RegExp): Promise<void> {
    return this.hands.press(this.page.getByRole('button', { name, exact: true }))
  }

  link(name: string | RegExp): Promise<void> {
    return this.hands.press(this.page.getByRole('link', { name, exact: true }))
  }

  inDialog(name: string | RegExp): Promise<void> {
    return this.hands.press(
      this.page.getByRole('dialog').getByRole('button', { name, exact: true }),
    )
  }

  /** Waits until the desk says something. */
  said(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor()
  }

  /** Saves and waits until that is done. */
  async save(): Promise<void> {
    const answer = this.page.waitForResponse((response) => response.request().method() !== 'GET')
    await this.hands.save()
    await answer
    await this.said(/^Saved \d\d:\d\d/)
  }
}

/** Two months that no other walk has trips in: one for departures and closed days, one for bookings. */
export const MONTH = addMonths(calgaryDay(Date.now()).slice(0, 7), 15)
export const NEXT_MONTH = addMonths(MONTH, 1)

export const dayIn = (day: number) => `${NEXT_MONTH}-${String(day).padStart(2, '0')}`

/** Of the month of departures. */
export const firstMonday = daysOfMonth(MONTH).find((day) => new Date(day).getUTCDay() === 1) ?? ''

export const tag = Date.now().toString(36).slice(-5)

export interface Booked {
  id: number
  pid: string
  name: string
  email: string
}

/** A booking as it is entered after a call, on a day of its own. */
export async function book(name: string, day: string, more: object = {}): Promise<Booked> {
  const token = await aToken()
  const email = `${name.toLowerCase().replaceAll(/\W/g, '')}@example.com`
  const call = {
    source: 'phone',
    tourId: 1,
    day,
    party: { adults: 2, children: 0 },
    lang: 'kr',
    pickup: { kind: 'calgary' },
    name,
    email,
  }
  const { id, pid } = await send<{ id: number; pid: string }>(
    '/api/admin/bookings',
    { ...call, ...more },
    token,
  )
  return { id, pid, name, email }
}

/** Does something at the desk for which no press is counted. */
export async function atDesk<Body>(path: string, body?: object): Promise<Body> {
  return send(`/api/admin/${path}`, body, await aToken())
}

let login: Promise<{ accessToken: string }> | undefined

/** One login: the oldest of an account ends when there are too many. */
async function aToken(): Promise<string> {
  login ??= sessionOf(ADMIN)
  return (await login).accessToken
}

/** Money that was seen at the bank, in cents. */
export async function payByHand(id: number, amount: number): Promise<void> {
  const day = calgaryDay(Date.now())
  await atDesk(`bookings/${id}/payments`, { amount, method: 'etransfer', day, reason: '' })
}

/** The payment reference of a held date. */
export async function referenceOf(id: number): Promise<string> {
  const { reference } = await atDesk<{ reference: string | null }>(`bookings/${id}`)
  return reference ?? ''
}

interface Stored {
  group: string
  value: unknown
  updatedAt: number
}

export function storedSettings(groups: readonly string[]): Promise<Stored[]> {
  return Promise.all(groups.map((group) => atDesk<Stored>(`settings/${group}`)))
}

/** Gives the site its settings back, for the walks that follow. */
export async function restoreSettings(before: Stored[]): Promise<void> {
  for (const { group, value, updatedAt: first } of before) {
    // oxlint-disable-next-line no-await-in-loop -- one change at a time
    const { updatedAt } = await atDesk<Stored>(`settings/${group}`)
    const password = group === 'bank' ? { password: ADMIN.password } : {}
    // oxlint-disable-next-line no-await-in-loop -- one change at a time
    if (updatedAt !== first) await atDesk('settings', { group, value, updatedAt, ...password })
  }
}
