import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { expectAccessible, expectNoProblems, overflowOf, PHONE } from './support/browser'
import { aVerifiedMember } from './support/members'
import { newestMailTo } from './support/outbox'

const SAVED = `Larch season ${Date.now()}`
const LOOKS = [
  ['ca', 1440, 'light'],
  ['ca', 390, 'dark'],
  ['kr', 390, 'light'],
  ['cn', 1440, 'dark'],
] as const
/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/
let sequence = 0

/** A message of the contact form, sent without a browser. */
async function aContactMessage() {
  sequence += 1
  const sender = `asker${sequence}x${Date.now()}@example.com`
  const subject = `Larches in autumn ${sequence}x${Date.now()}`
  const { a, b, token } = await send<{ a: number; b: number; token: string }>('/api/challenge')
  const body = { subject, html: 'When do the larches turn?', challenge: token, answer: a + b }
  await send('/api/email', { ...body, emailto: sender })
  await send('/api/email', { ...body, replyEmail: sender, people: 2, tourId: 1 })
  return { sender, subject }
}

/** An inquiry of a Korean member on the board of the first tour. */
async function aBoardInquiry() {
  const { token, username } = await aVerifiedMember('kr')
  const title = `낙엽송 문의 ${username}`
  const topic = {
    topicName: title,
    category: 1,
    content: '낙엽송은 언제 물드나요? 알려 주세요.',
    tags: [],
  }
  const { _id } = await send<{ _id: number }>('/api/forum/1/topic', topic, token)
  return { title, username, path: `/api/forum/1/topic/${_id}/reply`, token }
}

const rowOf = (page: Page, title: string) => page.getByRole('link', { name: title })
beforeAll(async () => {
  const { accessToken } = await sessionOf(ADMIN)
  const texts = {
    ca: 'Dear {name}, the larches of {tour} turn in late September.',
    kr: '{name}님, {tour} 낙엽송은 9월 말에 물듭니다.',
    cn: '{name}，落叶松在九月底变黄。',
  }
  await send('/api/admin/saved-replies', { name: SAVED, ...texts }, accessToken)
})

it('a visitor’s message is answered by mail with the keyboard alone, with a saved reply', async () => {
  const { sender, subject } = await aContactMessage()
  const page = await openAdmin('/admin-ca')
  await page
    .getByRole('navigation', { name: 'Admin menu' })
    .getByRole('link', { name: /^Inbox/ })
    .waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await rowOf(page, subject).waitFor()
  await page.keyboard.press('j')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(subject)
  await page.keyboard.press('Enter')
  const thread = page.getByRole('region', { name: 'Open thread' })
  await thread.getByText('When do the larches turn?').waitFor()
  const replies = thread.getByLabel('Saved reply')
  await replies.getByRole('option', { name: SAVED }).waitFor({ state: 'attached' })
  await tabTo(page, replies)
  await page.keyboard.type(SAVED)
  await page.keyboard.press('Enter')
  const text = thread.getByLabel(`E-mail to ${sender}`)
  await expect.poll(() => text.inputValue()).toMatch(/^Dear guest, the larches of .+ turn/)
  await tabTo(page, text)
  await page.keyboard.press('Control+Enter')
  await page.getByText(`Your e-mail to ${sender} is on its way.`).waitFor()
  await expect.poll(() => text.inputValue()).toBe('')
  const mail = await newestMailTo(sender, /^Re: Larches in autumn .* \[M-/)
  expect(mail.text).toContain('turn in late September.')
  expect(mail.text).toContain('> When do the larches turn?')
  await expect.poll(() => rowOf(page, subject).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('a member’s inquiry is answered on the board by tap on a phone, in Korean', async () => {
  const { title, username, path, token } = await aBoardInquiry()
  const page = await openAdmin('/admin/inbox-ca')
  await page.setViewportSize(PHONE)
  await rowOf(page, title).click()
  const thread = page.getByRole('region', { name: 'Open thread' })
  await thread.getByRole('heading', { name: title }).waitFor()
  expect(await page.getByRole('list', { name: 'Threads' }).isVisible()).toBe(false)
  await thread.getByLabel('Saved reply').selectOption({ label: SAVED })
  const text = thread.getByLabel('Reply on the board')
  await expect.poll(() => text.inputValue()).toMatch(new RegExp(`^${username}님, .+ 낙엽송은 9월`))
  await thread.getByRole('button', { name: 'Post reply' }).click()
  await page.getByText('Your reply is on the board.').waitFor()
  await thread.getByText('낙엽송은 9월 말에 물듭니다.').waitFor()
  const { replies } = await send<{ replies: { content: string }[] }>(path, undefined, token)
  expect(replies.map(({ content }) => content)).toHaveLength(2)
  await thread.getByRole('link', { name: 'Back to the inbox' }).click()
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
  expect(await rowOf(page, title).count()).toBe(0)
  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await rowOf(page, title).waitFor()
  expect(page.url()).toContain('view=answered')
  expectNoProblems(page)
  await page.context().close()
})

it('the second of two admins is told that the thread changed, and keeps the text', async () => {
  const { title, path, token } = await aBoardInquiry()
  const page = await openAdmin('/admin/inbox-ca')
  await rowOf(page, title).click()
  const text = page.getByLabel('Reply on the board')
  await text.fill('An answer that comes too late')
  await send(path, { content: '한 가지 더 여쭤볼게요, 감사합니다.' }, token)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await page.getByText(/Someone wrote or answered here since you opened it/).waitFor()
  await page.getByText('한 가지 더 여쭤볼게요').last().waitFor()
  expect(await text.inputValue()).toBe('An answer that comes too late')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await page.getByText('Your reply is on the board.').waitFor()
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('“done” closes a thread without an answer, and can be undone', async () => {
  const { subject } = await aContactMessage()
  const page = await openAdmin('/admin/inbox-ca')
  await rowOf(page, subject).click()
  const thread = page.getByRole('region', { name: 'Open thread' })
  await thread.getByLabel('Taken care of by').selectOption({ label: ADMIN.username })
  await page.getByRole('button', { name: 'Done, no answer needed' }).click()
  await page.getByText('Done. It’s off the list').waitFor()
  await expect.poll(() => rowOf(page, subject).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, subject).waitFor()
  expect(await rowOf(page, subject).textContent()).toContain(ADMIN.username)
  await page.context().close()
})

it('several threads are selected with the keyboard, closed together and opened again', async () => {
  const [first, second] = [await aContactMessage(), await aContactMessage()]
  const page = await openAdmin('/admin/inbox-ca')
  for (const { subject } of [first, second]) {
    await rowOf(page, subject).focus()
    await page.keyboard.press('x')
  }
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Done' }).click()
  await page.getByText('2 threads are done.').waitFor()
  await expect.poll(() => rowOf(page, first.subject).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, first.subject).waitFor()
  await rowOf(page, second.subject).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('a saved reply with an unknown word in brackets is not stored, and the focus is on its text', async () => {
  const page = await openAdmin('/admin/saved-replies-ca')
  await page.getByRole('button', { name: 'Add a saved reply' }).click()
  const form = page.getByRole('form', { name: 'Add a saved reply' })
  await form.getByLabel('Name').fill(`Visa ${Date.now()}`)
  await form.getByLabel('한국어').fill('{nmae}님 안녕하세요')
  await form.getByLabel('English').fill('Hello')
  await form.getByLabel('简体中文').fill('您好')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText(/Only \{name\}, \{tour\}, \{day\}, \{amount\} and \{reference\}/).waitFor()
  await expect
    .poll(() => form.getByLabel('한국어').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await form.getByLabel('한국어').fill('{name}님 안녕하세요')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved reply stored.').waitFor()
  await page.context().close()
})

describe('the inbox', () => {
  it.each(['/admin/inbox', '/admin/inbox with a thread', '/admin/saved-replies'])(
    '%s has no barrier and fits each width in every language',
    async (name) => {
      const { title } = await aBoardInquiry()
      const page = await openAdmin('/admin/inbox-ca')
      await rowOf(page, title).click()
      await page.getByRole('heading', { name: title }).waitFor()
      const search = name.endsWith('thread') ? new URL(page.url()).search : ''
      const path = name.split(' ')[0]
      for (const [lang, width, colorScheme] of LOOKS) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await page.goto(`${path}-${lang}${search}`)
        await page
          .getByRole('heading', { level: search ? 2 : 1 })
          .first()
          .waitFor()
        await page.waitForLoadState('networkidle')
        expect(await overflowOf(page), `${lang} ${width} px`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
      expectNoProblems(page)
      await page.context().close()
    },
  )
})
