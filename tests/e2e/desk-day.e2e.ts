import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, drawPicture } from './support/admins'
import { ADMIN, send } from './support/api'
import { DESKTOP, expectNoProblems, openPage, PHONE } from './support/browser'
import { Fingers, Keys, type Hands } from './support/hands'
import { aVerifiedMember } from './support/members'

/** Presses that each job of a day took when the desk was one page of the public site; typing is not counted. */
const BEFORE = {
  'log in': 2,
  'new tour': 2,
  'departure and save': 2,
  '14 pictures': 1,
  'last picture first and main': 14,
  '14 descriptions': 14,
  'itinerary in three languages': 12,
  'a picture of the gallery in an entry': 7,
  preview: 2,
  publish: 2,
  'delete and restore': 4,
  'reported post and its author': 6,
  'answer an inquiry': 2,
  'find a member and ban': 3,
  'audit log': 1,
}
type Job = keyof typeof BEFORE

type Day = Hands<Job>

const saved = (page: Page) =>
  page
    .getByText(/^Saved \d\d:\d\d/)
    .first()
    .waitFor()
const galleryOf = (page: Page) => page.getByRole('region', { name: 'Gallery' }).getByRole('article')

async function makeTour(day: Day, name: string): Promise<void> {
  const { page } = day
  day.begin('new tour')
  await day.press(page.getByRole('button', { name: 'New tour' }))
  await day.type(page.getByLabel('Name'), name)
  await day.key('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()

  day.begin('departure and save')
  await day.type(column(page, 'Texts', 'ca').getByLabel('Description'), `${name}.`)
  await day.type(page.getByLabel('4 people (C$ each)', { exact: true }), '$1,320')
  await day.press(page.getByRole('button', { name: 'Add departure' }))
  await day.type(page.getByLabel('Start 1'), '2030-07-01')
  await day.type(page.getByLabel('End 1'), '2030-07-02')
  await day.type(page.getByLabel('Women 1'), '2')
  await day.save()
  await saved(page)
}

async function arrangePictures(day: Day): Promise<void> {
  const { page } = day
  day.begin('14 pictures')
  await day.goInTour('Images')
  await page.getByText('No images used.').waitFor()
  const files = []
  for (let index = 0; index < 14; index += 1)
    files.push({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture(page, index * 25),
    })
  const chooser = page.waitForEvent('filechooser')
  await day.openFiles('Add images')
  await (await chooser).setFiles(files)
  const gallery = galleryOf(page)
  await expect.poll(() => gallery.count(), { timeout: 90_000 }).toBe(14)

  day.begin('last picture first and main')
  await day.press(gallery.last().getByRole('checkbox'))
  const bar = page.getByRole('toolbar', { name: '1 chosen' })
  await day.press(bar.getByRole('button', { name: 'Move to front' }))
  await gallery.first().getByRole('img', { name: 'Main image' }).waitFor()

  day.begin('14 descriptions')
  await day.press(page.getByRole('link', { name: 'Descriptions' }))
  for (let index = 1; index <= 14; index += 1)
    for (const language of ['한국어', 'English', '简体中文'])
      await day.type(
        page.getByLabel(`Description in ${language} of image ${index}`, { exact: true }),
        `Lake ${index}`,
      )
  await page.keyboard.press('Tab')
  await page.getByText('简体中文: 0 missing').waitFor()
  await page.waitForLoadState('networkidle')
  await saved(page)
}

async function writeItinerary(day: Day): Promise<void> {
  const { page } = day
  day.begin('itinerary in three languages')
  await day.goInTour('Itinerary')
  const english = column(page, 'Edit itinerary', 'ca')
  for (const number of [1, 2, 3])
    await day.type(
      english.getByLabel(`Title of entry ${number}`, { exact: true }),
      `Lake ${number}`,
    )
  await day.type(english.getByLabel('Minutes of entry 1'), '2h30')
  day.begin('a picture of the gallery in an entry')
  await day.press(english.getByRole('button', { name: 'Choose an image for entry 1' }))
  await day.press(page.getByRole('button', { name: /^Choose: / }).first())
  await expect
    .poll(() => english.getByLabel('Video or image for entry 1').inputValue())
    .toMatch(/^\/img\//)
  day.begin('itinerary in three languages')
  await day.press(english.getByRole('button', { name: 'Copy to 한국어, 简体中文' }))
  await day.save()
  await saved(page)
}

async function publish(day: Day, name: string): Promise<void> {
  const { page } = day
  day.begin('preview')
  const open = page.getByRole('button', { name: 'Preview', exact: true, expanded: false })
  await day.press(open)
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name }).waitFor()
  // It covers a phone's form.
  const cover = page.getByRole('dialog', { name: 'Preview' })
  if (await cover.isVisible())
    await day.pressOrKey(cover.getByRole('button', { name: 'Close' }), 'Escape')
  day.begin('publish')
  await day.goInTour('Tour')
  await day.press(page.getByRole('button', { name: 'Publish…' }))
  const checks = page.getByRole('dialog', { name: 'Before publishing' })
  await day.press(checks.getByRole('button', { name: 'Save and publish anyway' }))
  await saved(page)
  const id = /admin\/(\d+)/.exec(page.url())?.[1]
  expect((await page.request.get(`/tour/any-${id}-ca`)).status()).toBe(200)

  day.begin('delete and restore')
  await day.press(page.getByRole('button', { name: 'Delete tour' }))
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` })
  await day.press(question.getByRole('button', { name: 'Delete tour' }))
  await day.undo()
  await expect.poll(async () => (await page.request.get(`/tour/any-${id}-ca`)).status()).toBe(200)
}

/** A topic by a new member, reported by another if it is bad. */
async function aTopic(isBad: boolean) {
  const writer = await aVerifiedMember()
  const title = `${isBad ? 'Cheap watches' : 'Snow in October'} ${writer.username}`
  const { _id } = await send<{ _id: number }>(
    '/api/forum/1/topic',
    { topicName: title, category: 1, content: 'Is there snow in October?', tags: [] },
    writer.token,
  )
  if (isBad) {
    const path = `/api/forum/1/topic/${_id}/reply`
    const { replies } = await send<{ replies: { _id: number }[] }>(path, undefined, writer.token)
    const reader = await aVerifiedMember()
    await send(`/api/reply/${replies[0]?._id}/report`, { reason: 'spam' }, reader.token)
  }
  return { username: writer.username, title }
}

async function moderate(day: Day): Promise<void> {
  const { page } = day
  const { title } = await aTopic(true)
  day.begin('reported post and its author')
  await day.go('Reported posts')
  const card = page.getByRole('article').filter({ hasText: title })
  await day.press(card.getByRole('button', { name: 'Ban author' }))
  const ban = page.getByRole('dialog')
  await day.press(ban.getByLabel('Hide all posts of this member'))
  await day.press(ban.getByRole('button', { name: 'Ban', exact: true }))
  await expect.poll(() => card.count()).toBe(0)

  const asked = await aTopic(false)
  day.begin('answer an inquiry')
  await day.go('Inbox')
  await day.press(page.getByRole('link', { name: asked.title }))
  await day.type(page.getByLabel('Reply on the board'), 'Yes, from the middle of the month.')
  await day.pressOrKey(page.getByRole('button', { name: 'Post reply' }), 'Control+Enter')
  await page.getByText('Your reply is on the board.').waitFor()

  day.begin('find a member and ban')
  await day.find()
  await day.type(page.getByRole('dialog').getByRole('combobox'), asked.username)
  const option = page.getByRole('option', { name: new RegExp(asked.username) }).first()
  await option.waitFor()
  await day.pressOrKey(option, 'Enter')
  await day.press(page.getByRole('main').getByRole('button', { name: 'Ban', exact: true }))
  await day.press(page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }))
  await page.getByText(`${asked.username} is banned.`).first().waitFor()

  day.begin('audit log')
  await day.go('Audit log')
  await page.getByRole('table').getByText(asked.username).first().waitFor()
}

describe('a day at the desk', () => {
  it.each([
    ['by keyboard alone at a computer', DESKTOP],
    ['by touch on a phone', PHONE],
  ])(
    '%s takes at most half the presses that it took',
    { timeout: 400_000 },
    async (where, viewport) => {
      const page = await openPage({ viewport, hasTouch: viewport === PHONE })
      page.setDefaultTimeout(20_000)
      const day: Day = viewport === PHONE ? new Fingers(page) : new Keys(page)
      await page.goto('/admin-ca')
      day.begin('log in')
      await day.press(page.locator('#main').getByRole('button', { name: 'Log in' }))
      const login = page.getByRole('dialog', { name: 'Log in' })
      await day.type(login.getByLabel('Username or e-mail'), ADMIN.username)
      await day.type(login.getByLabel('Password', { exact: true }).first(), ADMIN.password)
      await day.key('Enter')
      await page.locator('#main [data-desk]').waitFor()
      const name = `Lakes of the day ${where}`
      await makeTour(day, name)
      await arrangePictures(day)
      await writeItinerary(day)
      await publish(day, name)
      await moderate(day)
      const sum = (presses: Partial<Record<Job, number>>) =>
        Object.values(presses).reduce((all, each) => all + each, 0)
      console.info(
        `${where}: ${sum(day.presses)} of ${sum(BEFORE)} presses, ${day.moves} times Tab`,
        day.presses,
      )
      expect(sum(day.presses)).toBeLessThanOrEqual(sum(BEFORE) / 2)
      expectNoProblems(page)
      await page.context().close()
    },
  )
})
