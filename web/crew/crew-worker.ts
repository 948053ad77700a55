import { serveKeptPages } from '../platform/kept/page-worker'

/** The service worker of guides' pages, which are all below `/crew/`: it has the page and its files, never the data. */
serveKeptPages({
  copyOf: ({ pathname }) => caches.match(pathname),
  hasFile: () => true,
})
