import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sendRequest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { mailsTo } from './support/outbox'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })

describe('a mailed link that a mail system has touched', () => {
  it('opens the booking in each of its forms', async () => {
    const { pid, key } = await sendRequest('ca')
    const forms = [
      `/trip/${pid}%23k=${key}`,
      `/trip/${pid}%2523k%3D${key}`,
      `/trip/${pid.toLowerCase()}#k=${key}`,
      `/trip/${pid.toLowerCase()}%23k=${key}`,
      `/trip/${pid}?utm_source=mail#k=${key}`,
      `/trip/${pid}%23k=${key}?utm_source=mail`,
      ...['.', ')', '>', '。', '/', '”', '=', '%20', '&utm_source=mail'].map(
        (end) => `/trip/${pid}#k=${key}${end}`,
      ),
    ]
    for (const form of forms) {
      const page = await openPage()
      await page.goto(form)
      await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
      expect(page.url(), form).not.toContain(key)
      expect(new URL(page.url()).pathname, form).toMatch(new RegExp(`^/trip/${pid}`, 'i'))
      expectNoProblems(page)
      await page.context().close()
    }
  })

  it.each(LANGS)(
    'opens with the mail’s code where the key is gone, on a phone in %s',
    async (lang) => {
      const { pid, email } = await sendRequest(lang)
      const [mail] = await mailsTo(email)
      const before = textIn(lang, 'mail:bookings.code').replace('{{code}}', '')
      const code = mail?.text.split(before)[1]?.slice(0, 6) ?? ''
      expect(code).toMatch(/^\d{6}$/)
      const page = await openPage({ viewport: PHONE, hasTouch: true })
      await page.goto(`/trip/${pid}-${lang}`)
      await heading(page, textIn(lang, 'trip:shut.keyless.title')).waitFor()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
      const field = page.getByLabel(textIn(lang, 'trip:code.label'))
      const open = page.getByRole('button', { name: textIn(lang, 'trip:code.open') })
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      await field.fill(wrong)
      await open.click()
      await page.getByText(textIn(lang, 'trip:code.wrong')).waitFor()
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await open.click()
      await heading(page, textIn(lang, 'trip:state.waiting.title')).waitFor()
      await page.context().close()
    },
  )
})
