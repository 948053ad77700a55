/**
 * A dialog is a column that its content may fill up to a height of its own, in `dvh`. Its content has no maximum: WebKit
 * takes a percentage of a dialog's height as 0, also when it is inherited. `--seen` and `--seen-to` are the height and the
 * end of what a touch keyboard leaves (`touch-keyboard.ts`).
 */
const COLUMN = 'flex-col open:flex'
const FITTED = `${COLUMN} bottom-[calc(100%-var(--seen-to,100%))] max-h-[calc(var(--seen,100dvh)-3rem)]`
/** Chromium before 108, which opens the gallery of a page without the app, has no `dvh`. */
const FILLING = `${COLUMN} h-screen supports-[height:1dvh]:h-dvh max-h-none w-screen max-w-none pl-[env(safe-area-inset-left)] pr-[env(safe-area-inset-right)]`

/** A lightbox is dark in both themes and has its title over its content. */
const LOOKS = {
  centre: `${FITTED} m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card`,
  /** Near the top, to leave room for a phone's keyboard. */
  top: `${FITTED} mx-auto mt-3 mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card sm:mt-[12vh] sm:max-h-[calc(88dvh-1.5rem)]`,
  sheet: `${FITTED} mb-0 mt-auto w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-card`,
  /** A sheet with room for two columns. */
  wide: `${FITTED} mb-0 mt-auto w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(66rem,calc(100vw-2rem-env(safe-area-inset-left)-env(safe-area-inset-right)))] sm:rounded-card`,
  /** A bottom sheet on a phone; on a desktop, on paper, and everywhere without scripts, a box in the page. */
  aside: `${FITTED} mb-0 mt-auto w-full max-w-full rounded-t-card sm:max-lg:m-auto sm:max-lg:w-[min(32rem,calc(100vw-2rem))] sm:max-lg:rounded-card lg:sticky lg:top-6 lg:bottom-auto lg:m-0 lg:flex lg:rounded-card lg:border lg:border-line lg:[box-shadow:none] noscript:static noscript:flex noscript:max-h-none noscript:rounded-card noscript:border noscript:border-line print:static print:flex print:m-0! print:max-h-none print:w-full! print:border-0 print:bg-transparent print:[box-shadow:none] print:*:p-0`,
  full: FILLING,
  lightbox: `lightbox ${FILLING}`,
}

export type DialogLook = keyof typeof LOOKS

/** Classes of the dialog element itself. */
export function dialogClass(look: DialogLook): string {
  return `bg-surface p-0 text-ink shadow-float outline-none ${LOOKS[look]}`
}

/** Classes of its content, which scrolls unless a part of it does. */
export function dialogContentClass(look: DialogLook): string {
  return look === 'lightbox'
    ? 'relative min-h-0 grow'
    : 'flex min-h-0 grow flex-col gap-4 overflow-y-auto p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]'
}
