const SHOWN = 'no-connection-shown'

/** Shows a copy of the message in `ui/no-connection.tsx`, in a dialog that is open: all else is inert then. */
export function showNoConnection(onRetry: () => void): void {
  const message = document.querySelector('#no-connection')
  if (!message || document.getElementById(SHOWN)) return
  const copy = message.cloneNode(true) as HTMLElement
  copy.id = SHOWN
  copy.hidden = false
  copy.querySelector('button')?.addEventListener('click', () => {
    copy.remove()
    onRetry()
  })
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(copy)
}

export function hideNoConnection(): void {
  document.getElementById(SHOWN)?.remove()
}
