/** A lightbox is dark in both themes and has its title over its content. */
const LOOKS = {
  centre: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card',
  /** Near the top, to leave room for a phone's keyboard. */
  top: 'mx-auto mt-3 mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card sm:mt-[12vh]',
  sheet:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-card',
  /** A sheet with room for two columns. */
  wide: 'mb-0 mt-auto max-h-[calc(100dvh-3rem)] w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(66rem,calc(100vw-2rem))] sm:rounded-card',
  /** A bottom sheet on a phone; on a desktop, on paper, and everywhere without scripts, a box in the page. */
  aside:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:max-lg:m-auto sm:max-lg:w-[min(32rem,calc(100vw-2rem))] sm:max-lg:rounded-card lg:sticky lg:top-6 lg:m-0 lg:block lg:max-h-[calc(100dvh-3rem)] lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:shadow-none noscript:static noscript:block noscript:rounded-card noscript:border noscript:border-line print:static print:block print:m-0! print:max-h-none print:w-full! print:border-0 print:bg-transparent print:shadow-none print:*:p-0',
  full: 'h-dvh max-h-none w-screen max-w-none',
  lightbox: 'lightbox h-dvh max-h-none w-screen max-w-none',
}

export type DialogLook = keyof typeof LOOKS

/** Classes of the dialog element itself. */
export function dialogClass(look: DialogLook): string {
  return `bg-surface p-0 text-ink shadow-float ${LOOKS[look]}`
}
