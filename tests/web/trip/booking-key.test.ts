import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bookingKey,
  dropBookingKey,
  readMailedLink,
  watchBookingKey,
} from '../../../web/platform/session/mailed-link'

const PAGE = 'https://moraine.example/trip/ABCDEFGH12'
const page = new EventTarget()

/** The address bar, and the actions that a page can take on it. */
beforeEach(() => {
  vi.stubGlobal('location', { href: PAGE })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => {
      location.href = new URL(path, PAGE).href
    },
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  dropBookingKey()
  vi.unstubAllGlobals()
})

const open = (key: string) => {
  location.href = `${PAGE}#k=${key}`
}

describe('the key of a mailed link', () => {
  it('is taken out of the address when the link is opened on its own page', () => {
    const onKey = vi.fn<() => void>()
    const stop = watchBookingKey(onKey)
    open('first')
    page.dispatchEvent(new Event('hashchange'))
    expect([bookingKey(), location.href, onKey.mock.calls.length]).toEqual(['first', PAGE, 1])
    stop()
    open('second')
    page.dispatchEvent(new Event('hashchange'))
    expect([bookingKey(), onKey.mock.calls.length]).toEqual(['first', 1])
  })

  it('is heard when the app reads it as it starts, before the event', () => {
    const onKey = vi.fn<() => void>()
    const stop = watchBookingKey(onKey)
    open('early')
    readMailedLink()
    expect(onKey).toHaveBeenCalledTimes(1)
    page.dispatchEvent(new Event('hashchange'))
    expect([bookingKey(), onKey.mock.calls.length]).toEqual(['early', 1])
    stop()
  })

  it('is heard again when the same link is opened again', () => {
    const onKey = vi.fn<() => void>()
    const stop = watchBookingKey(onKey)
    for (let n = 0; n < 2; n += 1) {
      open('same')
      page.dispatchEvent(new Event('hashchange'))
    }
    expect(onKey).toHaveBeenCalledTimes(2)
    stop()
  })
})
