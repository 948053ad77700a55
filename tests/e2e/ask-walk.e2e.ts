import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, PHONE } from './support/browser'
import { mailsTo } from './support/outbox'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

const MAX_TAPS = 6
const MESSAGE = {
  kr: '둘이서 하루 일정으로 가고 싶어요.',
  ca: 'There are two of us, for one day.',
  cn: '我们两个人，想玩一天，请问可以吗？',
}

describe('a newcomer on a phone', () => {
  it.each(LANGS)('asks about a tour without an account in few taps: %s', async (lang) => {
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    page.setDefaultTimeout(20_000)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    await page.goto(`/${lang}`)
    await tap(page.locator('main a[href*="/tour/"]').filter({ visible: true }).first())
    await page.waitForURL('**/tour/**')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await tap(page.getByRole('button', { name: textIn(lang, 'tours:bar.open') }))
    const sheet = page.getByRole('dialog')
    await tap(sheet.getByRole('link', { name: textIn(lang, 'tours:ask'), exact: true }))
    await page.waitForURL('**/contact-*')
    await page.getByRole('combobox', { name: textIn(lang, 'contact:trip.people') }).waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    const email = `walk${Date.now()}@example.com`
    await tap(page.getByLabel(textIn(lang, 'contact:email')))
    await page.keyboard.type(email)
    await tap(page.getByLabel(textIn(lang, 'contact:body'), { exact: true }))
    await page.keyboard.type(MESSAGE[lang])
    const send = page.getByRole('button', { name: textIn(lang, 'contact:submit'), exact: true })
    await expect.poll(() => send.isEnabled()).toBe(true)
    await tap(send)
    await page.locator('form').getByRole('status').filter({ hasText: 'M-' }).waitFor()
    expect(taps).toBeLessThanOrEqual(MAX_TAPS)
    const mails = await mailsTo('hello@moraine.example')
    const inquiry = mails.find(({ text }) => text.includes(email))
    expect(inquiry?.text).toContain(MESSAGE[lang])
    expect(inquiry?.text).toMatch(/\/tour\/\d+/)
    if (lang === 'ca') expect(inquiry?.text.replaceAll(/\s+/g, ' ')).toContain(name)
    await page.context().close()
  })
})
