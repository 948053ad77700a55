import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'
import { ADMIN, send, sessionOf } from './support/api'
import { aVerifiedMember, logInOn } from './support/members'

const FORUM = 4
const ANSWERS = 60
let path = ''
let ids: number[] = []

beforeAll(async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const call = `/api/forum/${FORUM}/topic`
  const topic = {
    topicName: 'Sixty answers',
    category: 3,
    content: 'Which trail has the most larches?',
  }
  const { _id } = await send<{ _id: number }>(call, topic, token)
  path = `/tour/${FORUM}/${_id}-ca`
  for (let n = 1; n <= ANSWERS; n += 1) {
    const answer = await send<{ _id: number }>(
      `${call}/${_id}/reply`,
      { content: `Larch answer number ${n}.` },
      token,
    )
    ids.push(answer._id)
  }
}, 240_000)

describe('a topic of sixty replies', () => {
  it('is read page by page without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false, viewport: PHONE })
    await page.goto(path)
    expect(await page.locator('article article').count()).toBe(50)
    await page.getByRole('link', { name: 'Next page' }).first().click()
    await page.waitForURL(/\?page=2#answers$/)
    expect(await page.locator('article article').count()).toBe(11)
    await page.getByRole('link', { name: 'From the start' }).click()
    await page.waitForURL(/-ca$/)
    await page.getByRole('link', { name: 'Jump to the newest' }).click()
    await page.waitForURL(/\?page=2#newest$/)
    expect(await page.getByText('Larch answer number 60.').isVisible()).toBe(true)
  })

  it('opens at a reply named in its address, from a fragment alone before the first touch', async () => {
    const last = ids.at(-1)
    for (const address of [`${path}?reply=${last}#reply-${last}`, `${path}#reply-${last}`]) {
      const page = await openPage()
      await page.goto(address)
      await page.waitForURL(new RegExp(`\\?page=2#reply-${last}$`))
      await expect.poll(() => page.locator(`#reply-${last}`).count()).toBe(1)
      await expect
        .poll(() =>
          page.locator(`#reply-${last}`).evaluate((post) => {
            const { top, bottom } = post.getBoundingClientRect()
            return top < innerHeight && bottom > 0
          }),
        )
        .toBe(true)
      expectNoProblems(page)
    }
  })

  it('shows a new reply to its author on the first page', async () => {
    const page = await openPage({ viewport: PHONE })
    await logInOn(page, await aVerifiedMember())
    await page.goto(path)
    await wakeApp(page)
    await page.getByLabel('Your reply').fill('Number sixty-one is mine.')
    await page.getByRole('button', { name: 'Add reply' }).click()
    await page.waitForURL(/\?page=2#reply-\d+$/)
    await expect.poll(() => page.getByText('Number sixty-one is mine.').count()).toBe(1)
    await expect.poll(() => page.getByText('Your reply has been added.').count()).toBe(1)
    await expectAccessible(page)
    expectNoProblems(page)
  })
})
