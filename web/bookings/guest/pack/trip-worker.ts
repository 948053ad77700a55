import { forgetEndedTrips, readDocument, readPage } from '../../../platform/kept/kept-documents'
import { keptTrips } from '../../../platform/kept/kept-trips'
import { serveKeptPages } from '../../../platform/kept/page-worker'

/** The service worker of guests' pages, which are all below `/trip/`: it opens the trips that are kept on this device. */
serveKeptPages({
  copyOf: async ({ pathname }) => {
    await forgetEndedTrips(Date.now())
    const { pid, lang } = readPage(pathname)
    // A version that was just replaced may still be there, before the newest.
    const name = pid === null ? undefined : (await keptTrips(pid)).at(-1)
    return name === undefined ? undefined : (await readDocument(name, lang))?.document
  },
  // The other files of a page are the site's, and need no detour.
  hasFile: ({ destination }) => destination === 'image',
})
