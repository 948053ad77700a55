import { openModal } from './open-modal'

/**
 * Handles `command` and `commandfor` of buttons for browsers from before 2026, which lack them. A button's value is the
 * index of the dialog's slide (`data-slides`) to start with. A link in a dialog closes it.
 */
export function followDialogCommands(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('dialog a[href]:not([target])')
    link?.closest('dialog')?.close()
    const button = event.target.closest<HTMLButtonElement>('button[commandfor]')
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null
    // Safari 15 has no dialogs.
    if (!button || !dialog?.showModal) return
    event.preventDefault()
    if (button.getAttribute('command') === 'close') dialog.close()
    else open(dialog, Number(button.value))
  })
}

function open(dialog: HTMLDialogElement, index: number): void {
  if (!dialog.open) openModal(dialog)
  const slides = dialog.querySelector<HTMLElement>('[data-slides]')
  slides?.focus()
  slides?.children[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
