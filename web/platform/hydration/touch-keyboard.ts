/** A touch keyboard is higher; the bars of a browser that come and go are lower. */
const LOWEST_PX = 120

/**
 * Keeps open dialogs (`dialog-look.ts`) above a touch keyboard that lies over the page: Safari does not know
 * `interactive-widget`. Where the keyboard makes the page smaller, it does nothing.
 */
export function keepAboveKeyboard(): void {
  const seen = window.visualViewport
  if (!seen) return
  const follow = () => {
    const { style, clientHeight } = document.documentElement
    const { height, offsetTop, scale } = seen
    const isCovered = clientHeight - height * scale > LOWEST_PX
    style.setProperty('--seen', isCovered ? `${height}px` : null)
    // Safari moves the page under the keyboard to show the field that has the focus.
    style.setProperty('--seen-to', isCovered ? `${offsetTop + height}px` : null)
    return isCovered
  }
  seen.addEventListener('scroll', follow)
  seen.addEventListener('resize', () => {
    if (follow()) document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
}
