import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { GuestBooking } from '../../worker/contracts/bookings/guest-booking'
import { confirmTrip, readAsGuest } from './support/bookings'
import { expectAccessible, expectNoProblems, openPage, PHONE, takePicture } from './support/browser'
import { LANGS } from './support/screens'
import { textIn } from '../support/texts'

it.each(LANGS)(
  'a confirmed trip goes into the guest’s calendar, on a phone in %s',
  async (lang) => {
    const { sent } = await confirmTrip(lang)
    const { hours } = (await readAsGuest(sent)) as unknown as GuestBooking
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await page.goto(sent.path.replace('#', `-${lang}#`))
    const panel = page.getByRole('region', { name: textIn(lang, 'trip:calendar.title') })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: textIn(lang, 'trip:calendar.file') }).tap(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!,
    )
    expect(event.startDate.toJSDate().getTime()).toBe(hours!.startsAt)
    const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '')
    const google = panel.getByRole('link', { name: textIn(lang, 'trip:calendar.google') })
    const query = new URL((await google.getAttribute('href'))!).searchParams
    expect(query.get('dates')).toBe(`${compact(hours!.startsAt)}/${compact(hours!.endsAt)}`)
    expect(query.get('text')).toBe(event.summary)
    // The key of the booking goes to no other server.
    expect(query.get('details')).not.toContain('#')
    await expectAccessible(page)
    expectNoProblems(page)
    await takePicture(page, `calendar-${lang}`)
    await page.context().close()
  },
)
