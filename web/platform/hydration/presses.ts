/** Elements that need the app. Links, menus, dialogs and search work without it. */
const NEEDS_APP = 'button:not([commandfor], [data-retry]), [role="button"], input[type="checkbox"]'
const BUSY = 'aria-busy'

/**
 * Queues clicks and submissions made before the app runs, and marks them as busy. Repeated presses count once; `replay`
 * runs them in order, the submission last.
 */
export function queuePresses(onPress: () => void, places: EventTarget[] = [document]) {
  const pressed = new Set<HTMLElement>()
  let send: (() => void) | null = null
  const marked = new Set<HTMLElement>()
  const mark = (isBusy: boolean) => {
    for (const target of marked)
      if (isBusy) target.setAttribute(BUSY, 'true')
      else target.removeAttribute(BUSY)
  }
  const queueClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_APP) : null
    if (!target) return
    event.preventDefault()
    marked.add(target)
    mark(true)
    if (target instanceof HTMLButtonElement && target.form && target.type === 'submit')
      send = () => target.click()
    else pressed.add(target)
    onPress()
  }
  const queueSubmit = (event: SubmitEvent) => {
    const form = event.target
    // A search form works natively; a form with a password must never end up in the URL.
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    event.preventDefault()
    send = () => form.requestSubmit()
    onPress()
  }
  for (const place of places) {
    place.addEventListener('click', queueClick as EventListener, true)
    place.addEventListener('submit', queueSubmit as EventListener, true)
  }
  return {
    any: () => pressed.size > 0 || send !== null,
    /** Marks the queued elements as busy, or clears the mark. */
    mark,
    async replay() {
      for (const place of places) {
        place.removeEventListener('click', queueClick as EventListener, true)
        place.removeEventListener('submit', queueSubmit as EventListener, true)
      }
      mark(false)
      for (const again of [...[...pressed].map((target) => () => press(target)), send]) {
        // Wait for the effects of the start and of the previous press.
        await new Promise((resolve) => setTimeout(resolve))
        again?.()
      }
    },
  }
}

/** A full press: React hydrates on pointerdown, and a checkbox must not change before. */
function press(target: HTMLElement): void {
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  target.click()
}
