import { confirmTrip } from '../e2e/support/bookings'
import { aGuideWithTrip, marksOf } from '../e2e/support/crew'
import type { Step } from './screen'
import type { Signal } from './signal'

/** Results of a step that later ones need. */
interface Pocket {
  signal: Signal
  /** Path of the guest's page without its key. */
  trip: string
  /** Path of the guide's page without its key. */
  crew: string
  bookingId: number
}

/** A guest and a guide on a phone that loses its signal. */
export const OFFLINE_WALK: Step<Pocket>[] = [
  [
    'trip kept on the phone',
    async (screen, pocket) => {
      const { sent } = await confirmTrip(screen.lang)
      pocket.trip = `/trip/${sent.pid}-${screen.lang}`
      await screen.goto(sent.path.replace('#', `-${screen.lang}#`))
      await screen.press({ css: 'button', text: 'pack:keep' })
      await screen.see({ text: 'pack:kept' })
      await screen.expect('Its worker serves the page', () => {
        return navigator.serviceWorker.controller !== null
      })
    },
  ],
  [
    'trip without a signal',
    async (screen, { signal, trip }) => {
      signal.lose()
      await screen.goto(trip)
      await screen.see({ css: 'h2', text: 'pack:route' })
      await screen.expect(
        'It is the copy, with its pictures',
        () =>
          document.scripts.length === 0 &&
          [...document.images].every(({ naturalWidth }) => naturalWidth > 300),
      )
      await screen.expectNoOverflow()
      signal.find()
    },
  ],
  [
    'guide’s day without a signal',
    async (screen, pocket) => {
      const { guide, bookingId } = await aGuideWithTrip(screen.lang)
      pocket.bookingId = bookingId
      pocket.crew = guide.page.split('#')[0] ?? ''
      await screen.goto(guide.page)
      await screen.see({ css: 'h1', text: '"Robin"' })
      await screen.expect('The phone has stored it', () => {
        const { dataset } = document.documentElement
        // A condition answers at once: the next call reads what this one has found.
        void caches
          .open('crew')
          .then((cache) => cache.keys())
          .then(({ length }) => (dataset['stored'] = String(length)))
        return dataset['stored'] === '3' && navigator.serviceWorker.controller !== null
      })
      pocket.signal.lose()
      await screen.goto(pocket.crew)
      await screen.press({ css: 'button', text: 'crew:pickedUp' })
      await screen.see({ css: 'button[aria-pressed=true]', text: 'crew:pickedUp' })
      await screen.goto(pocket.crew)
      await screen.see({ css: 'button[aria-pressed=true]', text: 'crew:pickedUp' })
      await screen.expectNoOverflow()
    },
  ],
  [
    'guide’s report once the signal is back',
    async (screen, { signal, crew, bookingId }) => {
      if (marksOf(bookingId).length > 0) throw new Error('It was sent without a signal')
      signal.find()
      await screen.goto(crew)
      const isSent = await screen.until(() => Promise.resolve(marksOf(bookingId)[0] === 'pickedUp'))
      if (!isSent) throw new Error(`The desk has ${marksOf(bookingId).join()}`)
    },
  ],
]
