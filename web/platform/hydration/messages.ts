/** Messages of `ui/hidden-messages.tsx`, by their ids there. */
type Message = 'no-connection' | 'too-old'

const SHOWN = 'shown-message'

/** Shows a copy of the message, in a dialog that is open: all else is inert then. Its button removes it. */
export function showMessage(id: Message, onButton?: () => void): void {
  const message = document.getElementById(id)
  if (!message || document.getElementById(SHOWN)) return
  const copy = message.cloneNode(true) as HTMLElement
  copy.id = SHOWN
  copy.hidden = false
  copy.querySelector('button')?.addEventListener('click', () => {
    copy.remove()
    onButton?.()
  })
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(copy)
}

export function hideMessage(): void {
  document.getElementById(SHOWN)?.remove()
}
