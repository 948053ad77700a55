import type { Page } from 'playwright-core'
import { PHONE, DESKTOP } from './browser'
import { askButton, freeDays, sendButton, sheetOn } from './requests'
import type { Lang, Role } from './screens'
import { textIn } from '../../support/texts'

/** A part of a page that opens. */
interface Opening {
  name: string
  path: string
  role: Role
  viewport: typeof PHONE
  open: (page: Page, lang: Lang) => Promise<void>
  /** Present once it is open. */
  opened: string
  /** Whether Escape closes it and returns the focus to the opener. */
  closes: boolean
}

const summary = (page: Page, label: string) =>
  page.locator(`summary[aria-label^="${label}"]`).filter({ visible: true })
const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

export const OPENINGS: Opening[] = [
  {
    name: 'the login dialog',
    path: '/ceo',
    role: 'visitor',
    viewport: DESKTOP,
    open: (page, lang) => button(page, textIn(lang, 'site:nav.login')).click(),
    opened: 'dialog[open] input[type="password"]',
    closes: true,
  },
  {
    name: 'the login dialog with its sign-up form, on a phone',
    path: '/ceo',
    role: 'visitor',
    viewport: PHONE,
    async open(page, lang) {
      await summary(page, textIn(lang, 'site:nav.account')).click()
      await button(page, textIn(lang, 'site:nav.login')).click()
      await page.locator('dialog[open] summary').click()
    },
    opened: 'dialog[open] details[open] input',
    closes: true,
  },
  {
    name: 'the language menu',
    path: '/career',
    role: 'visitor',
    viewport: PHONE,
    open: (page, lang) => summary(page, textIn(lang, 'site:language.label')).click(),
    opened: 'details[open] [data-lang-choice]',
    closes: true,
  },
  {
    name: 'the menu of a phone',
    path: '/career',
    role: 'visitor',
    viewport: PHONE,
    open: (page, lang) => summary(page, textIn(lang, 'site:nav.menu')).click(),
    opened: 'details[open] nav a',
    closes: true,
  },
  {
    name: 'the menu of a member',
    path: '/career',
    role: 'member',
    viewport: DESKTOP,
    open: (page, lang) => summary(page, textIn(lang, 'site:nav.account')).click(),
    opened: 'details[open] a[href*="/user/"]',
    closes: true,
  },
  {
    name: 'the bank details',
    path: '/ceo',
    role: 'visitor',
    viewport: PHONE,
    async open(page, lang) {
      await page.locator('summary', { hasText: textIn(lang, 'site:bank.title') }).click()
      await button(page, textIn(lang, 'site:footer.bank')).click()
    },
    opened: 'dialog[open] dl',
    closes: true,
  },
  {
    name: 'the ways to share',
    path: '/tour/x-1',
    role: 'visitor',
    viewport: DESKTOP,
    open: (page, lang) =>
      page
        .locator('summary', { hasText: textIn(lang, 'tours:share.label') })
        .first()
        .click(),
    opened: 'details[open] a[href^="mailto:?"]',
    closes: true,
  },
  {
    name: 'the pictures in large',
    path: '/tour/x-1',
    role: 'visitor',
    viewport: PHONE,
    open: (page, lang) => button(page, textIn(lang, 'tours:gallery.open')).click(),
    opened: 'dialog[open] figure img',
    closes: true,
  },
  {
    name: 'the booking sheet of a phone with its calculator',
    path: '/tour/x-1',
    role: 'visitor',
    viewport: PHONE,
    async open(page, lang) {
      await button(page, textIn(lang, 'tours:bar.open')).click()
      await page.locator('dialog[open] [data-party] label').last().click()
    },
    opened: 'dialog[open] [data-party] :checked',
    closes: true,
  },
  {
    name: 'the request sheet of a phone',
    path: '/tour/x-1',
    role: 'visitor',
    viewport: PHONE,
    async open(page, lang) {
      await askButton(page, lang).click()
      await freeDays(page, lang).first().click()
    },
    opened: 'dialog[open] [aria-selected="true"]',
    closes: true,
  },
  {
    name: 'the second step of the request sheet with what is missing in it',
    path: '/tour/x-1',
    role: 'visitor',
    viewport: DESKTOP,
    async open(page, lang) {
      await askButton(page, lang).click()
      await freeDays(page, lang).first().click()
      await sheetOn(page).locator('[type="submit"]').click()
      await sendButton(page, lang).click()
    },
    opened: 'dialog[open] [aria-invalid="true"]',
    closes: true,
  },
  {
    name: 'the composer that misses something',
    path: '/board/1#write',
    role: 'visitor',
    viewport: PHONE,
    open: (page, lang) => button(page, textIn(lang, 'board:compose.sendInquiry')).click(),
    opened: 'main form [aria-invalid="true"]',
    closes: false,
  },
  {
    name: 'the contact form with what is wrong in it',
    path: '/contact',
    role: 'visitor',
    viewport: PHONE,
    async open(page) {
      await page.locator('main input[type="email"]').fill('unknown')
      await page.locator('main textarea').fill('Hi')
      await page.locator('main input[type="email"]').focus()
    },
    opened: 'main form [aria-invalid="true"]',
    closes: false,
  },
]
