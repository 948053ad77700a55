import { expect, it } from 'vitest'
import { textIn } from '../support/texts'
import { confirmTrip } from './support/bookings'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takeFullPicture,
  takePicture,
} from './support/browser'
import { LANGS } from './support/screens'

it.each(LANGS)(
  'companions read the trip without its money, until the link is renewed, in %s',
  async (lang) => {
    const { sent } = await confirmTrip(lang)
    const lead = await openPage({ viewport: PHONE, hasTouch: true })
    await lead.goto(sent.path.replace('#', `-${lang}#`))
    const panel = lead.getByRole('region', { name: textIn(lang, 'pack:companion.title') })
    const press = (key: string) =>
      panel.getByRole('button', { name: textIn(lang, `pack:companion.${key}`) }).tap()
    const link = panel.getByText(/\/trip\/\w+#k=/)
    await press('open')
    const first = await link.innerText()
    await expectAccessible(lead)
    await takePicture(panel, `companions-${lang}`)

    const other = await openPage({ viewport: PHONE, hasTouch: true })
    const { pathname, hash } = new URL(first)
    await other.goto(`${pathname}-${lang}${hash}`)
    await other.getByText(textIn(lang, 'trip:companion.next')).waitFor()
    await other.getByRole('heading', { name: textIn(lang, 'trip:plan.title') }).waitFor()
    await other.getByRole('region', { name: textIn(lang, 'pack:title') }).waitFor()
    expect(await other.locator('main').innerText()).not.toMatch(/C\$|₩|\d원|M\d{6}/)
    expect(await other.getByText(textIn(lang, 'pack:companion.title')).count()).toBe(0)
    await expectAccessible(other)
    await takeFullPicture(other, `companion-${lang}`)

    await press('renew')
    await panel.getByText(textIn(lang, 'pack:companion.renewed')).waitFor()
    expect(await link.innerText()).not.toBe(first)
    await other.reload()
    await other.getByRole('heading', { name: textIn(lang, 'trip:shut.ended.title') }).waitFor()
    expect(await other.getByRole('button', { name: textIn(lang, 'trip:link.send') }).count()).toBe(
      0,
    )
    await expectAccessible(other)
    await takePicture(other, `companion-ended-${lang}`)
    expectNoProblems(lead)
    expectNoProblems(other, /410/)
    await lead.context().close()
    await other.context().close()
  },
  120_000,
)
