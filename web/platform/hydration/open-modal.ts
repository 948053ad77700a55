const PARTS = 'main section, main > *, footer'
/** Parts within this many screens of the viewport stay rendered. */
const NEAR = 0.5

/**
 * Opens a dialog as a modal. Without a field to focus, and unless keys are in use, the focus goes to the dialog itself:
 * on its first button, WebKit would draw an outline also after a touch.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const isByKeys = document.querySelector(':focus-visible') !== null
  restFarParts(dialog)
  dialog.showModal()
  if (!isByKeys && document.activeElement instanceof HTMLButtonElement) dialog.focus()
}

/**
 * A modal dialog makes the rest of the page inert, so the browser restyles every element;
 * parts far from the viewport are skipped until they come near or the dialog closes. They keep their height.
 */
function restFarParts(dialog: HTMLDialogElement): void {
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
  // Navigating away closes the dialog with its page; the footer stays.
  addEventListener('popstate', release, { signal })
}

function set({ style }: HTMLElement, contentVisibility: string, blockSize: string): void {
  Object.assign(style, { contentVisibility, blockSize })
}
