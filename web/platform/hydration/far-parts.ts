const PARTS = 'main section, main > *, footer'
/** Browsers keep ready what is at most this many screens away. */
const NEAR = 0.5

/**
 * To be called before `showModal`. A modal dialog makes all else inert, for which the browser styles every element of the
 * page again; what is far from sight waits until it comes near or the dialog closes. Its height stays.
 */
export function restFarParts(dialog: HTMLDialogElement): void {
  const margin = innerHeight * NEAR
  const far = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .filter((part) => !part.contains(dialog))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.top > innerHeight + margin || box.bottom < -margin)
  for (const { part, box } of far) set(part, 'auto', `${box.height}px`)
  const resting = new AbortController()
  const { signal } = resting
  const release = () => {
    resting.abort()
    far.forEach(({ part }) => set(part, '', ''))
  }
  dialog.addEventListener('close', release, { signal })
  // The page is left, and its dialog with it; the footer stays.
  addEventListener('popstate', release, { signal })
}

function set({ style }: HTMLElement, contentVisibility: string, blockSize: string): void {
  Object.assign(style, { contentVisibility, blockSize })
}
