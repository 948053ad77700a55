import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  wakeApp,
} from './support/browser'
import { ADMIN, send, sessionOf, type Credentials } from './support/api'
import { aVerifiedMember, logInOn } from './support/members'

const REFUSED = /Failed to load resource/
const FORUM = 4

interface Posted {
  _id: number
}

async function openAs(member: Credentials, path: string, viewport = DESKTOP): Promise<Page> {
  const page = await openPage({ viewport })
  page.setDefaultTimeout(20_000)
  await logInOn(page, member)
  await page.goto(path)
  await wakeApp(page)
  return page
}

const write = (page: Page, text: string) => page.getByLabel('Text', { exact: true }).fill(text)
const postOf = (page: Page, text: string) => page.locator('main article article', { hasText: text })

const postTopic = (token: string, title: string, fields: object = {}, forum = FORUM) =>
  send<Posted>(
    `/api/forum/${forum}/topic`,
    { topicName: title, category: 3, content: `About: ${title}`, ...fields },
    token,
  )

describe('a topic', () => {
  it(
    'is written with a preview, replied to, edited and deleted',
    { timeout: 300_000 },
    async () => {
      const [author, reader] = [await aVerifiedMember(), await aVerifiedMember()]
      const title = `Moose at dawn ${author.username}`
      const page = await openAs(author, `/board/${FORUM}-ca`)
      await page.getByRole('link', { name: 'Write new' }).click()
      await page.getByLabel('Title').fill(title)
      await write(page, '123456789')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await expect.poll(() => page.getByText('Minimum 10 characters are required.').count()).toBe(1)
      expect(page.url()).toContain('/board/')
      const nested = `${'> '.repeat(21)}moose`
      await write(page, nested)
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      const refusal = page.getByText('Lists and quotes can be nested at most 20 levels deep.')
      await expect.poll(() => refusal.count()).toBe(1)
      const field = page.getByLabel('Text', { exact: true })
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([
        nested,
        'true',
      ])
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect.poll(() => refusal.count()).toBe(2)
      await page.getByRole('button', { name: 'Write', exact: true }).click()
      await write(page, 'Where do we see **moose** before breakfast?')
      expect(await refusal.count()).toBe(0)
      await page.getByRole('button', { name: 'Preview' }).click()
      expect(await page.locator('form strong', { hasText: 'moose' }).count()).toBe(1)
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.waitForURL(/\/tour\/4\/\d+-ca$/)
      await expect.poll(() => page.getByRole('heading', { level: 1, name: title }).count()).toBe(1)
      expect(await page.locator('.prose strong', { hasText: 'moose' }).count()).toBe(1)

      const phone = await openAs(reader, new URL(page.url()).pathname, PHONE)
      await phone.getByLabel('Your reply').fill('By the beaver ponds, at six.')
      await phone.getByRole('button', { name: 'Add reply' }).click()
      await expect.poll(() => postOf(phone, 'By the beaver ponds').count()).toBe(1)
      await expect.poll(() => phone.getByText('Your reply has been added.').count()).toBe(1)
      expect(
        await postOf(phone, 'before breakfast').getByRole('button', { name: 'Edit' }).count(),
      ).toBe(0)

      await phone.getByRole('button', { name: 'Report' }).click()
      const report = phone.getByRole('dialog', { name: 'Report this post' })
      await report.getByLabel('Advertising or spam').check()
      await report.getByLabel(/Anything to add/).fill('It sells moose.')
      await report.getByRole('button', { name: 'Send report' }).click()
      await expect.poll(() => report.getByText('We’ll look at it.').count()).toBe(1)
      await report.getByRole('button', { name: 'Close' }).last().click()

      await page.reload()
      await wakeApp(page)
      await expect.poll(() => postOf(page, 'By the beaver ponds').count()).toBe(1)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByLabel('Edit', { exact: true }).fill('Something else entirely')
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await postOf(page, 'before breakfast').count()).toBe(1)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByLabel('Edit', { exact: true }).fill('Where do we see *elk* before breakfast?')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => page.locator('.prose em', { hasText: 'elk' }).count()).toBe(1)
      expect(await page.getByText('edited').count()).toBe(1)

      const answer = postOf(phone, 'By the beaver ponds')
      await answer.getByRole('button', { name: 'Delete' }).click()
      await phone.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      expect(await answer.count()).toBe(1)
      await answer.getByRole('button', { name: 'Delete' }).click()
      await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => answer.count()).toBe(0)
      await expect.poll(() => phone.getByText('Deleted.').count()).toBe(1)

      const address = page.url()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.waitForURL(`**/board/${FORUM}-ca`)
      await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0)
      expect((await page.request.get(address)).status()).toBe(404)
      expectNoProblems(page, REFUSED)
      expectNoProblems(phone, REFUSED)
      await Promise.all([page.context().close(), phone.context().close()])
    },
  )

  it('that is private shows others only that it exists', async () => {
    const [author, other] = [await aVerifiedMember(), await aVerifiedMember()]
    const title = `Surprise for Yuna ${author.username}`
    const page = await openAs(author, `/board/${FORUM}-ca#write`, PHONE)
    await page.getByLabel('Title').fill(title)
    await write(page, 'A birthday cake at the lake, please.')
    await page.getByRole('switch', { name: 'Only Moraine sees this' }).waitFor()
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await page.waitForURL(/\/tour\/4\/\d+-ca$/)
    await expect.poll(() => page.getByText('birthday cake').count()).toBe(1)
    const sent = page.getByText('Sent. We usually answer within a day, to ')
    expect(await sent.innerText()).toMatch(/to .…\u2060@example\.com\.$/)
    const { pathname } = new URL(page.url())

    for (const list of [
      `/board/${FORUM}-ca?sort=by_date_desc`,
      `/tour/x-${FORUM}-ca?sort=by_date_desc`,
      '/ca',
      pathname,
    ]) {
      const stranger = await openAs(other, list)
      await stranger.waitForTimeout(500)
      const markup = await stranger.content()
      expect(markup).not.toContain('Yuna')
      expect(markup).not.toContain(author.username)
      expect(markup).not.toContain('birthday cake')
      if (list.includes('sort')) {
        const row = stranger.locator('tr', { has: stranger.locator(`a[href="${pathname}"]`) })
        expect((await row.innerText()).replace(/[\s—]+/g, ' ').trim()).toMatch(
          /^Private post [\w ]+$/,
        )
      }
      if (list === pathname)
        expect(
          await stranger.getByRole('heading', { name: 'This is a private post' }).count(),
        ).toBe(1)
      expectNoProblems(stranger, REFUSED)
      await stranger.context().close()
    }
    const answer = await page.request.get(pathname)
    expect(await answer.text()).not.toContain('birthday')
    await page.context().close()
  })
})

it('refuses the eleventh post of a day and keeps what was typed', async () => {
  const member = await aVerifiedMember()
  const { _id: topic } = await postTopic(member.token, `Ten today ${member.username}`)
  for (let n = 2; n <= 10; n += 1)
    await send(
      `/api/forum/${FORUM}/topic/${topic}/reply`,
      { content: `Post number ${n} of ten` },
      member.token,
    )
  const page = await openAs(member, `/tour/${FORUM}/${topic}-ca`)
  await page.getByLabel('Your reply').fill('Post number eleven of ten')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect
    .poll(() => page.getByRole('alert').filter({ hasText: 'limit for posts' }).count())
    .toBe(1)
  expect(await page.getByLabel('Your reply').inputValue()).toBe('Post number eleven of ten')
  expect(await postOf(page, 'eleven').count()).toBe(0)
  await page.context().close()
})

it('is private as an inquiry, until its author says otherwise', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`/board/${FORUM}-ca#write`)
  await wakeApp(page)
  const onlyUs = page.getByRole('switch', { name: 'Only Moraine sees this' })
  const choose = (category: string) => page.getByLabel(category).check({ force: true })
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
  await heading('Write trip inquiry')
  expect(await onlyUs.isChecked()).toBe(true)
  expect(await page.getByText('0 of at least 10 characters').count()).toBe(0)
  await choose('Travel story')
  await heading('Write a travel story')
  expect(await onlyUs.isChecked()).toBe(false)
  await choose('Booking inquiry')
  expect(await onlyUs.isChecked()).toBe(true)
  await onlyUs.uncheck()
  await page.getByText('Everyone can read this post.').waitFor()
  await choose('Question')
  await choose('Booking inquiry')
  expect(await onlyUs.isChecked()).toBe(false)
  await page.context().close()
})

it('offers the draft again when the tab was closed', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`/board/${FORUM}-ca#write`)
  await wakeApp(page)
  await page.getByLabel('Title').fill('Half a thought')
  await write(page, 'We are six, with two small')
  await page.getByLabel('Travel story').check({ force: true })
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await again.goto(`/board/${FORUM}-ca#write`)
  await wakeApp(again)
  await expect.poll(() => again.getByLabel('Title').inputValue()).toBe('Half a thought')
  expect(await again.getByLabel('Text', { exact: true }).inputValue()).toBe(
    'We are six, with two small',
  )
  expect(await again.getByLabel('Travel story').isChecked()).toBe(true)
  await again.getByRole('button', { name: 'Discard draft' }).click()
  expect(await again.getByLabel('Title').inputValue()).toBe('')
  await again.reload()
  await wakeApp(again)
  expect(await again.getByLabel('Title').inputValue()).toBe('')
  await context.close()
})

it('keeps a typed text with its topic', async () => {
  const member = await aVerifiedMember()
  const [first, second] = [`First of ${member.username}`, `Second of ${member.username}`]
  const { _id: topic } = await postTopic(member.token, first)
  await postTopic(member.token, second)
  const page = await openAs(member, `/tour/${FORUM}/${topic}-ca`)
  const title = () => page.getByRole('heading', { level: 1 }).innerText()
  const box = page.getByLabel('Your reply')
  // The other topic opens in the app, as it does from a link or from the history.
  await page.getByRole('link', { name: 'All posts about this tour' }).click()
  await page.getByRole('link', { name: second }).first().click()
  await expect.poll(title).toBe(second)
  await page.evaluate(() => history.go(-2))
  await expect.poll(title).toBe(first)
  await box.fill('Half an answer to the first')
  await page.evaluate(() => history.go(2))
  await expect.poll(title).toBe(second)
  expect(await box.inputValue()).toBe('')
  await page.evaluate(() => history.go(-2))
  await expect.poll(title).toBe(first)
  await expect.poll(() => box.inputValue()).toBe('Half an answer to the first')
  await page.context().close()
})

describe('the search', () => {
  it.each([
    ['a two-syllable Korean word', 'kr', '로키에서 기차로 이동하기', '기차'],
    ['two Chinese characters', 'cn', '请推荐租车公司', '租车'],
    ['the beginning of an English word', 'ca', 'Snowshoeing under a full moon', 'snowsh'],
  ])('finds %s', async (_, lang, title, word) => {
    const { accessToken } = await sessionOf(ADMIN)
    const { _id } = await postTopic(accessToken, title)
    const page = await openPage({ viewport: PHONE })
    await page.goto(`/search-${lang}`)
    await wakeApp(page)
    await page.locator('main').getByRole('searchbox').fill(word)
    await page.locator('main').getByRole('searchbox').press('Enter')
    const hit = page.locator('main li', {
      has: page.locator(`a[href^="/tour/${FORUM}/${_id}-${lang}"]`),
    })
    await expect.poll(() => hit.count()).toBe(1)
    expect((await hit.locator('mark').first().innerText()).toLowerCase()).toContain(word)
    await hit.getByRole('link').click()
    await page.waitForURL(`**/tour/${FORUM}/${_id}-${lang}*`)
    expectNoProblems(page)
    await page.context().close()
  })
})

it('pages and sorts a long board, with and without scripts', async () => {
  const { accessToken } = await sessionOf(ADMIN)
  const name = `Long board ${Date.now()}`
  const { _id: forum } = await send<Posted>(
    '/api/forum',
    { name, category: 1, lang: 'ca' },
    accessToken,
  )
  await send('/api/forum/update', { forumId: forum, lang: 'ca', status: 1 }, accessToken)
  for (let n = 10; n < 35; n += 1)
    await postTopic(accessToken, `Zebra ${n}`, { category: 1 + (n % 4) }, forum)
  const titles = (page: Page) => page.locator('tbody a').allInnerTexts()
  const names = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => `Zebra ${from + n}`)
  const page = await openPage()
  await page.goto(`/board/${forum}-ca`)
  expect(await titles(page)).toEqual(names(10, 29))
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await page.waitForURL('**page=2**')
  await expect.poll(() => titles(page)).toEqual(names(30, 34))
  await page.locator('thead').getByRole('link', { name: 'Topic' }).click()
  await page.waitForURL('**sort=by_name_desc**')
  await expect.poll(() => titles(page)).toEqual(names(15, 34).toReversed())
  expect(page.url()).not.toContain('page=')
  expectNoProblems(page)
  await page.context().close()

  const phone = await openPage({ viewport: PHONE, javaScriptEnabled: false })
  await phone.goto(`/board/${forum}-ca`)
  await phone.locator('summary', { hasText: 'Sort:' }).click()
  await phone.locator('details').getByRole('link', { name: 'Category' }).click()
  await phone.waitForURL('**sort=by_category_asc**')
  expect((await titles(phone)).slice(0, 3)).toEqual(['Zebra 12', 'Zebra 16', 'Zebra 20'])
  const before = await send<Posted[]>(
    `/api/forum/${forum}/topic?sort_method=by_name_asc&page=2&count=11`,
  )
  await phone.goto(`/board/${forum}-ca?after=${before.at(-1)?._id}`)
  expect(await titles(phone)).toEqual(names(32, 34))
  await phone.getByRole('link', { name: 'From the start' }).click()
  await expect.poll(() => titles(phone)).toEqual(names(10, 29))
  await phone.context().close()
})

describe.each(['kr', 'ca', 'cn'])('in %s axe finds nothing', (lang) => {
  it.each(['/board/1', '/tour/1/1', '/search?q=banff', '/board/1#write'])('on %s', async (path) => {
    const page = await openPage({ viewport: PHONE, colorScheme: 'light' })
    await page.goto(path.replace(/(?=[?#]|$)/, `-${lang}`))
    await wakeApp(page)
    if (path.includes('#')) {
      await page.locator('form textarea').focus()
      await page.locator('.w-md-editor textarea').waitFor()
    }
    await page.waitForTimeout(500)
    await expectAccessible(page)
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForTimeout(500)
    await expectAccessible(page)
    await page.context().close()
  })
})
