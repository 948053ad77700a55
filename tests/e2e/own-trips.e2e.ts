import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'
import { confirmTrip, sendRequest } from './support/bookings'
import { aVerifiedMember, logInOn } from './support/members'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

describe('the trips of a member on a phone', () => {
  it.each(LANGS)('stand on the account’s page and open the guest’s page in %s', async (lang) => {
    const member = await aVerifiedMember(lang)
    const email = `${member.username}@example.com`
    await confirmTrip(lang, { email })
    const { pid } = await sendRequest(lang, 2, { email })
    const page = await openPage({ viewport: PHONE })
    await logInOn(page, member)
    await page.goto(`/user/${member.username}-${lang}`)
    const list = page.getByRole('region', { name: textIn(lang, 'own-trips:title') })
    const links = list.getByRole('link')
    await links.nth(1).waitFor()
    expect(await links.count()).toBe(2)
    await list.getByText(textIn(lang, 'own-trips:status.confirmed')).waitFor()
    await expectAccessible(page)
    await list.locator(`a[href*="${pid}"]`).click()
    await page
      .getByRole('heading', { level: 1, name: textIn(lang, 'trip:state.waiting.title') })
      .waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('say where trips appear as long as there is none', async () => {
    const member = await aVerifiedMember('ca')
    const page = await openPage({ viewport: PHONE })
    await logInOn(page, member)
    await page.goto(`/user/${member.username}-ca`)
    await page.getByText(`${member.username}@example.com appears here`).waitFor()
    await page.context().close()
  })
})
