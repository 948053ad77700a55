import type { Page } from 'playwright-core'
import { GUEST } from './api'
import type { Role } from './screens'

interface Form {
  path: string
  role: Role
  fill: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  done: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.locator('main, dialog[open]').getByRole('button', { name, exact: true }).last().click()

/** Answers the sum question in a field's label. */
async function answerSum(page: Page): Promise<void> {
  const field = page.locator('input[name="spamPrevention"]')
  const label =
    (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? ''
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number)
  await field.fill(String(a + b))
}

const sendWithSum = (name: string) => async (page: Page) => {
  await answerSum(page)
  await press(name)(page)
}

const waitFor = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** Forms, with their submit buttons and success messages. */
export const FORMS: Form[] = [
  {
    path: '/board/3#write',
    role: 'member',
    async fill(page) {
      await page.getByLabel('Title').fill('Two days in July')
      await page
        .locator('main textarea')
        .fill('We are three and would like to see the lakes early in the morning.')
    },
    send: press('Send inquiry'),
    done: (page) => page.waitForURL(/\/tour\/3\/\d+-ca/),
  },
  {
    path: '/tour/1/1',
    role: 'member',
    async fill(page) {
      await page
        .locator('main textarea')
        .fill('Thank you, that was exactly what we wanted to know.')
    },
    send: press('Add reply'),
    done: waitFor('Your reply has been added'),
  },
  {
    path: '/ceo',
    role: 'visitor',
    async fill(page) {
      await page.locator('header').getByRole('button', { name: 'Log in' }).first().click()
      await page.getByLabel('Username or e-mail').fill('guest')
      await page
        .locator('dialog')
        .getByLabel('Password', { exact: true })
        .first()
        .fill('moraine!guest')
    },
    send: press('Log in'),
    done: (page) => page.locator('header summary[aria-label^="Account: guest"]').waitFor(),
  },
  {
    path: '/register',
    role: 'visitor',
    async fill(page) {
      const name = `r${Date.now() % 1e8}`
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('E-mail', { exact: true }).fill(`${name}@example.com`)
      await page.getByLabel('Password', { exact: true }).fill('larch!2731')
      await page.getByLabel('Repeat the password').fill('larch!2731')
      await page.getByLabel('I agree to all of these').click()
      await answerSum(page)
    },
    send: sendWithSum('Sign up'),
    done: waitFor(/We’ve sent a verification e-mail/),
  },
  {
    path: '/verify',
    role: 'visitor',
    async fill(page) {
      await page.getByLabel('E-mail', { exact: true }).fill('unknown@example.com')
    },
    async send(page) {
      await page.getByLabel('Verification code').fill('1234')
      await page.getByLabel('Verification code').pressSequentially('5')
    },
    done: waitFor(/not registered/),
  },
  {
    path: '/forgot',
    role: 'visitor',
    fill: (page) =>
      page.locator('main').getByLabel('E-mail', { exact: true }).fill('guest@example.com'),
    send: press('Send the link'),
    done: waitFor(/a link is on its way/),
  },
  {
    path: '/contact',
    role: 'visitor',
    async fill(page) {
      await page.getByLabel('Your e-mail').fill('sky@example.com')
      await page.getByLabel('Subject').fill('Larches in September')
      await page.getByLabel('Message').fill('We are two and would like to walk among the larches.')
      await answerSum(page)
    },
    send: sendWithSum('Send'),
    done: waitFor(/We have your message/),
  },
  {
    path: '/user/guest',
    role: 'member',
    async fill(page) {
      await page.locator('main summary', { hasText: 'E-mail' }).first().click()
      await page.getByLabel('New e-mail address').fill('guest2@example.com')
      await page.locator('main details[open]').getByLabel('Current password').fill(GUEST.password)
    },
    send: press('Change'),
    done: waitFor(/We’ve sent a code to|waiting to be verified/),
  },
]

/** All field values of a page, which must not be lost. */
export function valuesOf(page: Page): Promise<string[]> {
  return page
    .locator(
      ':is(main, dialog[open]) :is(input:not([type="hidden"], [name="spamPrevention"]), textarea)',
    )
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}
