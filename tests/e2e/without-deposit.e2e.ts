import { expect, it } from 'vitest'
import { textIn } from '../support/texts'
import { openAdmin } from './support/admins'
import { bookingId, readAsGuest, sendRequest } from './support/bookings'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takeFullPicture,
} from './support/browser'

it('one press in a quote waives the deposit; the guest accepts on a phone, and the trip is confirmed', async () => {
  const request = await sendRequest('kr')
  const id = await bookingId(request.pid)
  const desk = await openAdmin(`/admin/bookings/${id}-ca`)
  await desk.getByRole('button', { name: 'New quote' }).click()
  await desk.getByLabel('No deposit, all in cash on the day').check()
  const totals = desk.getByRole('complementary', { name: 'Total' })
  await totals.getByText('None', { exact: true }).waitFor()
  await desk.getByText(textIn('kr', 'trip:bill.onDay')).first().waitFor()
  await expectAccessible(desk)
  await takeFullPicture(desk, 'quote-ca-1440')
  await desk.getByRole('button', { name: 'Review and send' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Send this quote?' })
  await dialog.getByText(textIn('kr', 'trip:bill.onDay')).waitFor()
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await desk.getByText('With the guest', { exact: true }).first().waitFor()

  const guest = await openPage({ viewport: PHONE, hasTouch: true })
  await guest.goto(request.path.replace('#', '-kr#'))
  await guest.getByText(textIn('kr', 'trip:bill.onDay')).first().waitFor()
  await takeFullPicture(guest, 'quote-kr-390')
  const accept = guest.getByRole('button', { name: textIn('kr', 'trip:accept.open'), exact: true })
  await accept.filter({ visible: true }).tap()
  const sheet = guest.getByRole('dialog')
  expect(await sheet.getByRole('radio').count()).toBe(0)
  await expectAccessible(guest)
  await takeFullPicture(guest, 'accept-kr-390')
  for (const tick of await sheet.getByRole('checkbox').all()) await tick.tap()
  await sheet.getByRole('button', { name: textIn('kr', 'trip:accept.book') }).tap()
  const confirmed = textIn('kr', 'trip:state.confirmed.title')
  await guest.getByRole('heading', { level: 1, name: confirmed }).waitFor()
  await guest.getByText(textIn('kr', 'trip:bar.cash')).first().waitFor()
  await takeFullPicture(guest, 'confirmed-kr-390')
  expect(await readAsGuest(request)).toMatchObject({ status: 'confirmed' })

  await desk.goto(`/admin/bookings/${id}-ca`)
  await desk.getByRole('button', { name: 'Add a payment link' }).click()
  const form = desk.getByRole('dialog', { name: 'Payment link' })
  const address = form.getByLabel('Address of the payment page')
  await address.fill('http://pay.example/')
  await form.getByRole('button', { name: 'Save' }).click()
  await form
    .getByText(/begins with https/)
    .first()
    .waitFor()
  await address.fill('https://pay.example/moraine?sum={amount}&for={reference}')
  await expectAccessible(desk)
  await takeFullPicture(desk, 'link-ca-1440')
  await desk.setViewportSize(PHONE)
  await takeFullPicture(desk, 'link-ca-390')
  await form.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Only for this booking: pay.example').waitFor()
  await desk.getByText('The booking got a payment link of its own.').first().waitFor()

  await guest.reload()
  const link = guest.getByRole('link', { name: textIn('kr', 'trip:pay.link') })
  await link.waitFor()
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
  const { money } = (await readAsGuest(request)) as {
    money: { due: { amount: number }; reference: string }
  }
  expect(Object.fromEntries(searchParams)).toEqual({
    sum: (money.due.amount / 100).toFixed(2),
    for: money.reference,
  })
  await takeFullPicture(guest, 'link-kr-390')
  expectNoProblems(desk)
  expectNoProblems(guest)
  await desk.context().close()
  await guest.context().close()
})
