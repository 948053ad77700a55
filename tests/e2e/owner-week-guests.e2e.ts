import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import {
  expectAccessible,
  expectNoProblems,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import {
  atDesk,
  book,
  dayIn,
  NEXT_MONTH,
  OwnerWeek,
  payByHand,
  referenceOf,
  tag,
  type Booked,
} from './support/owner-week'

const today = calgaryDay(Date.now())
const HOLD = { status: 'on_hold', lang: 'ca' }
const CASH = { status: 'confirmed', reason: 'Pays in cash on the day' }
const [ADA, BEN] = [`Ada Week ${tag}`, `Ben Week ${tag}`]

const week = new OwnerWeek()
let page: Page
let guest: Booked
let trips: Booked[]

beforeAll(async () => {
  page = week.page
  guest = await book(`Asa Week ${tag}`, dayIn(9), { phone: '403 555 7071' })
  trips = await aWeekOfTrips()
})

/** Three trips of next week, two of which one guide has. */
async function aWeekOfTrips(): Promise<Booked[]> {
  const guides = await Promise.all(
    [ADA, BEN].map((name) =>
      atDesk<{ id: number }>('resources', { kind: 'guide', name, langs: ['kr'], rank: 99 }),
    ),
  )
  const booked: Booked[] = []
  for (const [at, guide] of [0, 0, 1].entries()) {
    const more = { ...CASH, phone: `403 555 71${at}0`, pickup: { kind: 'banff' } }
    // oxlint-disable-next-line no-await-in-loop -- in the order of their days
    const each = await book(`Trip ${at} Week ${tag}`, addDays(today, 8 + at), more)
    // oxlint-disable-next-line no-await-in-loop -- in the order of their days
    const { trip } = await atDesk<{ trip: { id: number } }>(`bookings/${each.id}`)
    // oxlint-disable-next-line no-await-in-loop -- in the order of their days
    await atDesk('assignments', { resourceId: guides[guide]?.id, tripId: trip.id })
    booked.push(each)
  }
  return booked
}

week.job('an answer with a quote', '/admin/bookings-ca', async () => {
  await page.goto(`/admin/bookings/${guest.id}-ca`)
  await week.button('Write the quote')
  await week.button('Review and send')
  await week.inDialog('Send quote')
  await week.said('With the guest')
})

week.job('a statement with two payments', '/admin/bank/import-ca', async () => {
  const held = await book(`Sora Week ${tag}`, dayIn(3), HOLD)
  const dana = await book('Dana Join', dayIn(4), HOLD)
  const bankDay = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`
  const rows = [
    `${bankDay},E-TRANSFER ${await referenceOf(held.id)},,20.00,120.00`,
    `${bankDay},E-TRANSFER DANA J,,20.00,140.00`,
  ]
  const chooser = page.waitForEvent('filechooser')
  await week.hands.openFiles('Choose a file')
  await (
    await chooser
  ).setFiles({
    name: `td-${tag}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await week.button('Import 2 rows')
  await week.link('Look at them')
  for (const { name } of [held, dana])
    await week.hands.press(page.getByRole('button', { name: `Confirm C$20.00 for ${name}` }))
  await page.goto('/admin/bank-ca?status=matched')
  for (const { id } of [held, dana])
    await expect
      .poll(async () => (await atDesk<{ status: string }>(`bookings/${id}`)).status)
      .toBe('confirmed')
})

week.job('another day for the weather', '/admin/bookings-ca', async () => {
  const { id } = await book(`Wei Week ${tag}`, dayIn(6), {
    status: 'confirmed',
    reason: 'Pays on the day',
  })
  await page.goto(`/admin/bookings/${id}-ca`)
  await week.button('New quote')
  await page.getByLabel('First day').fill(dayIn(12))
  await page.getByLabel('Note to the guest').fill('Snow on the road that day.')
  await week.button('Review and send')
  await week.inDialog('Send quote')
  await week.button('The guest agreed')
  await week.inDialog('Change the trip')
  await week.said('The trip has been changed')
})

week.job('cancelled by the company', '/admin/bookings-ca', async () => {
  const { id } = await book(`Cam Week ${tag}`, dayIn(5), {
    status: 'confirmed',
    priceCents: 68_000,
    payment: { amount: 71_400, day: today },
  })
  await page.goto(`/admin/bookings/${id}-ca`)
  await week.button('Cancel as the company')
  await week.inDialog('Cancel the trip')
  await week.said('Trip cancelled; the guest has been e-mailed')
  await week.said(/A refund of C\$714.00 is approved. Send it from/)
})

week.job('a date released, its refund sent', '/admin/bookings-ca', async () => {
  const { id } = await book(`Rel Week ${tag}`, dayIn(7), HOLD)
  await payByHand(id, 1500)
  await page.goto(`/admin/bookings/${id}-ca`)
  await week.button('Release date')
  await page.getByLabel('Reason for the guest').fill('定金未到')
  await week.inDialog('Release')
  await week.button('Approve C$15.00')
  await week.inDialog('Approve')
  await week.button('Mark C$15.00 as sent')
  await week.inDialog('Mark as sent')
  await week.said('Refund sent; the guest has been e-mailed')
})

week.job('late money beside a refund', '/admin/bank-ca', async () => {
  const late = await book(`Lou Week ${tag}`, dayIn(8), HOLD)
  await payByHand(late.id, 1500)
  const { version } = await atDesk<{ version: number }>(`bookings/${late.id}`)
  await atDesk(`bookings/${late.id}/events`, { event: 'hold.release', version, data: {} })
  const memo = `WIRE IN ${await referenceOf(late.id)}`
  const entry = { account: 'TD', currency: 'CAD', day: '2026-01-07', amount: 95_100, memo }
  await atDesk('bank/entries', entry)
  await page.reload()
  await week.hands.press(page.getByRole('button', { name: `Confirm C$951.00 for ${late.name}` }))
  await page.goto('/admin/refunds-ca?list=late')
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: late.name })
  await row.getByText('C$951.00').first().waitFor()
  await page.goto(`/admin/bookings/${late.id}-ca`)
  await week.said(/C\$951.00 has arrived, but no date is held for it/)
})

for (const [job, asked] of [
  ['a guest by name', () => guest.name],
  ['a guest by mail', () => guest.email],
  ['a guest by phone', () => '+1 (403) 555-7071'],
] as const)
  week.job(job, '/admin/guests-ca', async () => {
    await page.getByRole('searchbox', { name: 'Name, e-mail or phone number' }).fill(asked())
    await week.link(guest.name)
    await page.getByRole('heading', { level: 1, name: guest.name }).waitFor()
  })

week.job('who drives the three trips of next week', '/admin/dates-ca', async () => {
  await week.link('Today’s sheet')
  await week.link('A week')
  await week.hands.press(page.locator(`#main a[href*="/dates/${addDays(today, 7)}"]`))
  for (const [at, { name }] of trips.entries()) {
    const trip = page.locator('#main section li').filter({ hasText: name }).first()
    for (const text of [`Guide: ${at < 2 ? ADA : BEN}`, 'Pickup: Banff', `403 555 71${at}0`])
      await trip.getByText(text).first().waitFor()
  }
})

week.job('a guide away', '/admin/resources-ca', async () => {
  await week.button(`Add an absence of ${ADA}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(addDays(today, 8))
  await dialog.getByLabel('Last day').fill(addDays(today, 9))
  await week.inDialog('Save')
  await expect.poll(() => dialog.getByRole('link').count()).toBe(2)
  for (const _ of [1, 2]) {
    await week.hands.press(dialog.getByRole('button', { name: `Give it to ${BEN}` }).first())
    await dialog.getByText(`${BEN} has it now.`).first().waitFor()
  }
  await week.inDialog('Save')
  await week.said(/^away /)
})

week.job('bookings of a month by day', '/admin/bookings-ca', async () => {
  await week.hands.choose(page.getByLabel('Month of the trip', { exact: true }), NEXT_MONTH)
  await week.button('Date')
  await page.waitForURL(/sort=day/)
  const names = async () => {
    const all = await page.locator('#main [data-row] [data-open]').allInnerTexts()
    return all.filter((name) => name.endsWith(tag)).map((name) => name.split(' ')[0])
  }
  await expect.poll(names).toEqual(['Sora', 'Cam', 'Rel', 'Lou', 'Asa', 'Wei'])
})

week.job('GST of the year', '/admin-ca', async () => {
  await week.hands.go('Figures')
  await week.link('Money')
  await week.link('This year')
  const lines = page.getByRole('region', { name: 'GST return' }).locator('dl > div')
  const collected = lines.filter({ hasText: 'Line 103' }).locator('dd')
  await expect.poll(() => collected.innerText()).toMatch(/^C\$\d/)
  expect(await collected.innerText()).not.toBe('C$0.00')
})

/** The screens of a week. */
const SCREENS = [
  '',
  '/inbox',
  '/bookings',
  '/bookings/new',
  '/tours',
  '/bank',
  '/dates',
  '/resources',
  '/refunds',
  '/guests',
  '/figures',
  '/figures/money',
  '/pages',
  '/outbox',
]

it('each screen of the week fits a phone in Korean, without a barrier', async () => {
  await page.setViewportSize(PHONE)
  const own = [
    `/bookings/${guest.id}`,
    `/bookings/${guest.id}/quotes/1`,
    `/dates/${addDays(today, 8)}`,
  ]
  for (const path of [...SCREENS, ...own]) {
    await page.goto(`/admin${path}-kr`)
    await page.locator('#main :is(h1, h2)').first().waitFor()
    await page.waitForLoadState('networkidle')
    const overflow = await overflowOf(page)
    expect(overflow, path).toBeLessThanOrEqual(0)
    await takeFullPicture(page, `week${path.replaceAll('/', '-')}`)
    await expectAccessible(page)
  }
  expectNoProblems(page)
})
