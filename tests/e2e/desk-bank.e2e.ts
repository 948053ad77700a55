import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { bookingId, holdDate, readAsGuest } from './support/bookings'
import { expectAccessible, expectNoProblems, overflowOf, takeFullPicture } from './support/browser'

const LOOKS = [
  ['kr', 390, 'light'],
  ['ca', 390, 'dark'],
  ['cn', 1440, 'light'],
] as const
/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/

async function aHold() {
  const sent = await holdDate('ca')
  const { money } = (await readAsGuest(sent)) as { money: { reference: string } }
  const { accessToken: token } = await sessionOf(ADMIN)
  return { id: await bookingId(sent.pid), reference: money.reference, token }
}
const statusOf = async ({ id, token }: { id: number; token: string }) =>
  (await send<{ status: string }>(`/api/admin/bookings/${id}`, undefined, token)).status

/** A bank file with one row for each text, C$20 each by default. */
function aFile(name: string, rows: readonly [text: string, amount?: string][], balance = 100) {
  let sum = balance
  const lines = rows.map(([text, amount = '20.00'], index) => {
    sum += Number(amount)
    return `01/0${index + 1}/2026,${text},,${amount},${sum.toFixed(2)}`
  })
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

const choose = (page: Page, file: ReturnType<typeof aFile>) =>
  page.locator('#main input[type=file]').setInputFiles(file)

it('a file is imported, and a strong proposal is undone and confirmed with the keyboard', async () => {
  const booking = await aHold()
  const mark = Date.now()
  const file = aFile(`td-${mark}.csv`, [
    [`E-TRANSFER ${mark} ${booking.reference}`],
    [`SOMETHING ELSE ${mark}`, '7.35'],
  ])
  const page = await openAdmin('/admin/bank/import-ca')
  await choose(page, file)
  await page.getByText('2 rows came in').waitFor()
  await page.getByText('The balances follow from row to row.').waitFor()
  expect(await page.getByLabel('Name of the account').inputValue()).toBe('TD')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: '2 new entries' }).waitFor()
  await page.getByRole('button', { name: 'Another file' }).click()
  await choose(page, file)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByText(/This file was imported before/).waitFor()

  await page.goto('/admin/bank-ca')
  const entry = page.getByRole('article').filter({ hasText: `${mark} ${booking.reference}` })
  await entry.getByText('Strong').waitFor()
  await entry.getByText(/reference matches · exactly what is due/).waitFor()
  await expectAccessible(page)
  const confirm = entry.getByRole('button', { name: 'Confirm C$20.00 for Sky Larch' })
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  const undo = entry.getByRole('button', { name: 'Undo' })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await confirm.waitFor()
  expect(await statusOf(booking)).toBe('on_hold')
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await undo.waitFor()
  // Leaving the page sends the pending change.
  await page.goto('/admin-ca')
  await expect.poll(() => statusOf(booking)).toBe('confirmed')
  await page.goto('/admin/bank-ca?status=matched')
  await page
    .getByRole('article')
    .filter({ hasText: `${mark} ${booking.reference}` })
    .waitFor()
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('one transfer is split over two bookings, of which one is found by its reference', async () => {
  const [one, two] = [await aHold(), await aHold()]
  const mark = Date.now()
  const entry = { account: 'TD', currency: 'CAD', day: '2026-01-05', amount: 4000 }
  await send('/api/admin/bank/entries', { ...entry, memo: `FOR TWO ${mark}` }, one.token)
  const page = await openAdmin('/admin/bank-ca')
  const card = page.getByRole('article').filter({ hasText: `FOR TWO ${mark}` })
  await card.getByRole('button', { name: 'Another booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bookings for C$40.00' })
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.getByText('Choose a booking first.').waitFor()
  for (const { reference } of [one, two]) {
    await dialog.getByRole('searchbox').fill(reference)
    await dialog
      .getByRole('button', { name: new RegExp(reference) })
      .first()
      .click()
    await dialog.getByRole('group', { name: new RegExp(reference) }).waitFor()
  }
  const amount = dialog.getByRole('group', { name: new RegExp(two.reference) }).getByRole('textbox')
  await amount.fill('30')
  await dialog.getByText(/is more than the C\$40.00 that came/).waitFor()
  await amount.fill('20.00')
  await dialog.getByText('C$40.00 of C$40.00').waitFor()
  await expectAccessible(page)
  await takeFullPicture(page, 'bank-split-ca-1440')
  await dialog.getByRole('button', { name: 'Confirm for 2 bookings' }).click()
  await card.getByRole('button', { name: 'Undo' }).waitFor()
  await page.goto('/admin/bank-ca?status=matched')
  await expect.poll(() => statusOf(one)).toBe('confirmed')
  expect(await statusOf(two)).toBe('confirmed')
  expectNoProblems(page)
  await page.context().close()
})

it('a file of an unknown bank is read by the columns that an admin names, and a wrong balance is named', async () => {
  const page = await openAdmin('/admin/bank/import-ca')
  const mark = Date.now()
  const text = `Booked on;What;Sum ${mark}\r\n03/04/2026;RENT;1200.00\r\n`
  await choose(page, { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const form = page.getByRole('region', { name: 'Which column is what?' })
  await form.getByRole('button', { name: 'Read it this way' }).click()
  await form.getByText('Choose a column.').first().waitFor()
  await form.getByLabel('Day', { exact: true }).selectOption('Booked on')
  await form.getByLabel('Money in').selectOption(`Sum ${mark}`)
  await form.getByLabel('Text').selectOption('What')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Read it this way' }).click()
  await page.getByText('Which part of the dates is the month?').first().waitFor()
  await page.getByLabel(/03\/04\/2026 is .*March 4/).check()
  await page.getByText('1 row came in').waitFor()
  await page.getByLabel('Name of the account').fill(`Own ${mark}`)
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByRole('heading', { name: '1 new entry' }).waitFor()

  await page.getByRole('button', { name: 'Another file' }).click()
  const broken = aFile('td.csv', [['A'], ['B']])
  broken.buffer = Buffer.from(broken.buffer.toString().replace('140.00', '141.00'))
  await choose(page, broken)
  await page.getByText(/The balance in row 2 does not follow/).waitFor()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  const anyway = page.getByLabel('I have looked. Import it anyway')
  await expect.poll(() => anyway.evaluate((box) => box === document.activeElement)).toBe(true)
  await choose(page, {
    name: 'table.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
  })
  await page.getByText(/This file cannot be opened/).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('what an admin said about the words of a file is kept for the next one', async () => {
  const mark = Date.now()
  const file = (name: string, day: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        `Date,Description,Transaction Type,Amount,Note ${mark}`,
        `${day},HONG ${name},Eingang,50.00,`,
        `${day},FUEL,Ausgang,30.00,`,
        `${day},MINSU,Eingang,20.00,`,
      ].join('\n'),
    ),
  })
  const page = await openAdmin('/admin/bank/import-ca')
  await choose(page, file(`one-${mark}.csv`, '03/04/2026'))
  await page.getByLabel(/03\/04\/2026 is .*April 3/).check()
  const words = page.getByRole('group', { name: 'What do these words mean in this file?' })
  await words.getByLabel('“Eingang” in 2 rows').selectOption('Money came in')
  await words.getByLabel('“Ausgang” in 1 row').selectOption('Money went out')
  await page.getByText('2 rows came in').waitFor()
  await page.getByLabel('Name of the account').fill(`Words ${mark}`)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('button', { name: 'Another file' }).click()

  await choose(page, file(`two-${mark}.csv`, '05/04/2026'))
  await page.getByText('2 rows came in').waitFor()
  await page
    .getByText('2026-04-05')
    .or(page.getByText(/April 5, 2026|Apr 5, 2026/))
    .first()
    .waitFor()
  const known = page.getByRole('group', { name: 'These words are read as you said' })
  expect(await known.getByLabel('“Ausgang” in 1 row').inputValue()).toBe('out')
  expect(await page.getByLabel('Name of the account').inputValue()).toBe(`Words ${mark}`)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('heading', { name: '2 new entries' }).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('the screens of the bank have no barrier and fit each width in every language', async () => {
  const booking = await aHold()
  const mark = Date.now()
  const entry = { account: 'RBC', currency: 'CAD', day: '2026-01-05', amount: 2000 }
  const add = (fields: object) =>
    send('/api/admin/bank/entries', { ...entry, ...fields }, booking.token)
  await add({ payer: 'SKY LARCH', memo: `e-Transfer ${booking.reference} ${mark}` })
  await add({ payer: 'EXAMPLE RENT LTD', memo: `Rent ${mark}`, amount: 123_456 })
  const page = await openAdmin('/admin-ca')
  for (const [lang, width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    for (const screen of ['list', 'import'] as const) {
      await page.goto(screen === 'list' ? `/admin/bank-${lang}` : `/admin/bank/import-${lang}`)
      if (screen === 'list') await page.getByRole('article').first().waitFor()
      else {
        await page.getByRole('heading', { level: 1 }).waitFor()
        await choose(page, aFile('td.csv', [[`E-TRANSFER ${mark} ${booking.reference}`], ['B']]))
        await page.locator('#main ol').first().waitFor()
      }
      await takeFullPicture(page, `bank-${screen}-${lang}-${width}-${colorScheme}`)
      const overflow = await overflowOf(page)
      expect(overflow, `${screen} ${lang} ${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  }
  expectNoProblems(page)
  await page.context().close()
})

/** Delivers a raw mail to the worker, as Email Routing does. */
async function deliver(subject: string, lines: string[]) {
  const to = 'pay@moraine.example'
  const head = [
    'From: HONG GILDONG <notify@payments.interac.ca>',
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: <${Date.now()}.${Math.random()}@mail.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
  ]
  const path = `/cdn-cgi/handler/email?from=notify@payments.interac.ca&to=${to}`
  const body = [...head, ...lines].join('\r\n')
  const response = await fetch(inject('origin') + path, { method: 'POST', body })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

it("a bank's mail proposes its booking, and one with an unknown wording is shown with its text", async () => {
  const booking = await aHold()
  const deposited =
    "Interac e-Transfer: You've received $20.00 from HONG GILDONG and it has been automatically deposited."
  await deliver(deposited, [
    'Funds Deposited!',
    '$20.00',
    '',
    'Message:',
    booking.reference,
    '',
    `Reference Number: C1${Date.now()}`,
    'Sent From: HONG GILDONG',
    'Amount: $20.00 (CAD)',
  ])
  const wording = `A wording of ${Date.now()}`
  await deliver(`Interac e-Transfer: ${wording}`, ['Something <b>new</b> happened.'])

  const page = await openAdmin('/admin/bank-ca')
  await page.setViewportSize({ width: 390, height: 844 })
  const entry = page.getByRole('article').filter({ hasText: booking.reference })
  await entry.getByText('Seen in an e-mail, not at the bank').waitFor()
  const mails = page.getByRole('region', { name: 'Interac e-mails' })
  const mail = mails.getByRole('listitem').last()
  await mail.getByText('Wording not known').waitFor()
  await mail.getByRole('button', { name: 'Read the e-mail' }).click()
  await mail.getByText(wording).waitFor()
  await mail.getByText('Something <b>new</b> happened.').waitFor()
  await takeFullPicture(page, 'bank-mails-ca')
  await expectAccessible(page)
  await mail.getByRole('button', { name: 'Done' }).click()
  await mails.getByText(wording).waitFor({ state: 'detached' })
  const seen = 'I have seen C$20.00 in the account, for Sky Larch'
  await entry.getByRole('button', { name: seen }).click()
  await page.goto('/admin-ca')
  await expect.poll(() => statusOf(booking)).toBe('confirmed')
  expectNoProblems(page)
  await page.context().close()
})
