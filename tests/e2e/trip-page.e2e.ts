import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { readAsGuest, replyFromDesk, sendRequest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { mailsTo } from './support/outbox'
import { LANGS, type Lang } from './support/screens'
import { expectKeyNowhere, recordRequests } from './support/secrets'
import { textIn } from '../support/texts'

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const button = (page: Page, lang: Lang, key: string) =>
  page.getByRole('button', { name: textIn(lang, key), exact: true })

describe('the page of a booking', () => {
  it.each(LANGS)('opens with the mailed link alone, on a phone in %s', async (lang) => {
    const { path } = await sendRequest(lang)
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await page.goto(path.replace('#', `-${lang}#`))
    await heading(page, textIn(lang, 'trip:state.waiting.title')).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.reload()
    await heading(page, textIn(lang, 'trip:state.waiting.title')).waitFor()
    await page.context().close()
  })

  it('can be read and written to before the app is there, which takes the page around it over', async () => {
    const { path } = await sendRequest('ca')
    const page = await openPage()
    let letGo = () => undefined as void
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/site-*.js', async (route) => {
      await isLetGo
      await route.continue()
    })
    await page.goto(path.replace('#', '-ca#'))
    const field = page.getByLabel(textIn('ca', 'trip:thread.write'))
    await field.fill('Before the app')
    await button(page, 'ca', 'trip:thread.send').click()
    await page.getByRole('listitem').getByText('Before the app').waitFor()
    await field.fill('Goes on under it')
    await page
      .locator('header')
      .getByRole('button', { name: textIn('ca', 'site:nav.login') })
      .click()
    letGo()
    // A press from before the app loaded still takes effect.
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    expect(await field.inputValue()).toBe('Goes on under it')
    await button(page, 'ca', 'trip:thread.send').click()
    await page.getByRole('listitem').getByText('Goes on under it').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('is closed without the key, and with a wrong one', async () => {
    const { pid } = await sendRequest('ca')
    const page = await openPage()
    await page.goto(`/trip/${pid}-ca`)
    await heading(page, textIn('ca', 'trip:shut.keyless.title')).waitFor()
    await expectAccessible(page)
    await page.goto(`/trip/${pid}-ca?x=1#k=${'A'.repeat(43)}`)
    await heading(page, textIn('ca', 'trip:shut.wrong.title')).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.locator('main').innerText()).not.toContain('Sky Larch')
    await page.context().close()
  })

  it('mails the link again to the booking’s address', async () => {
    const { pid, email, path } = await sendRequest('ca')
    const page = await openPage({ viewport: PHONE })
    await page.goto(`/trip/${pid}-ca`)
    await button(page, 'ca', 'trip:link.send').click()
    await page.getByText(textIn('ca', 'trip:link.sent')).waitFor()
    const [newest] = await mailsTo(email)
    expect(newest?.text).toContain(path)
    await page.context().close()
  })

  it('takes the link over a redirect, and pasted into the page that is open', async () => {
    const { pid, key } = await sendRequest('ca')
    const page = await openPage()
    await page.goto(`/trip/${pid}?lang=kr#k=${key}`)
    await heading(page, textIn('kr', 'trip:state.waiting.title')).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/trip/${pid}-kr`)
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).last().click()
    await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
    await page.context().clearCookies()
    await page.goto(`/trip/${pid}-ca`)
    await heading(page, textIn('ca', 'trip:shut.keyless.title')).waitFor()
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, `k=${key}`)
    await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.context().close()
  })

  it('keeps the key out of request lines, referrers, logs, caches and the history', async () => {
    const { path, key } = await sendRequest('ca')
    const page = await openPage()
    const lines = recordRequests(page)
    await page.addInitScript(() => {
      const written: string[] = []
      Object.assign(globalThis, { written })
      for (const name of ['pushState', 'replaceState'] as const) {
        const write = history[name].bind(history)
        history[name] = (state: unknown, title: string, url?: string | URL | null) => {
          write(state, title, url)
          written.push(location.href)
        }
      }
    })
    await page.goto(path)
    await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
    await page
      .getByRole('link', { name: textIn('ca', 'site:nav.tandc') })
      .last()
      .click()
    await page.waitForURL('**/tandc-ca')
    await page.goBack()
    await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
    const written = await page.evaluate(
      () => (globalThis as unknown as { written: string[] }).written,
    )
    expect(written.filter((address) => address.includes(key))).toEqual([])
    await expectKeyNowhere(page, key, lines)
    await page.context().close()
  })

  it('changes nothing by being read, however its link is fetched', async () => {
    const sent = await sendRequest('ca')
    const { pid, path } = sent
    const before = await readAsGuest(sent)
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const address of [path, `/api/guest/${pid}`, `/api/guest/${pid}/open`])
        await fetch(inject('origin') + address, { method })
    expect(await readAsGuest(sent)).toEqual(before)
  })

  it('sends a message once and keeps what was not sent', async () => {
    const { path } = await sendRequest('ca')
    const page = await openPage({ viewport: PHONE })
    await page.goto(path.replace('#', '-ca#'))
    const field = page.getByLabel(textIn('ca', 'trip:thread.write'))
    await button(page, 'ca', 'trip:thread.send').click()
    await page.getByText(textIn('ca', 'trip:thread.none')).waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill('Is there a seat for a child?')
    await page.context().setOffline(true)
    await button(page, 'ca', 'trip:thread.send').click()
    await page.getByRole('alert').getByText(textIn('ca', 'errors:Offline')).waitFor()
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Is there a seat for a child?')
    await button(page, 'ca', 'trip:thread.send').click()
    await page.getByRole('listitem').getByText('Is there a seat for a child?').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    expectNoProblems(page, /ERR_INTERNET_DISCONNECTED/)
    await page.context().close()
  })

  it('shows what the desk has written, without a reload', async () => {
    const { pid, path } = await sendRequest('ca')
    const page = await openPage({ viewport: PHONE })
    await page.goto(path.replace('#', '-ca#'))
    await heading(page, textIn('ca', 'trip:state.waiting.title')).waitFor()
    await replyFromDesk(pid, 'Yes, from two years on.')
    // Same event as returning to the tab.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Yes, from two years on.').waitFor()
    await heading(page, textIn('ca', 'trip:state.answered.title')).waitFor()
    await page.context().close()
  })

  it('withdraws a request only in a second view', async () => {
    const sent = await sendRequest('ca')
    const page = await openPage({ viewport: PHONE })
    await page.goto(sent.path.replace('#', '-ca#'))
    await button(page, 'ca', 'trip:leave.withdraw.open').click()
    await expectAccessible(page)
    expect((await readAsGuest(sent))['status']).toBe('requested')
    await button(page, 'ca', 'trip:leave.withdraw.confirm').click()
    await heading(page, textIn('ca', 'trip:state.closed.title')).waitFor()
    expect((await readAsGuest(sent))['status']).toBe('closed')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.context().close()
  })
})
