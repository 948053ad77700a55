/**
 * Focuses the control of a field and scrolls to it, after showing the field's language. Waits for a closing dialog,
 * which returns the focus to its opener.
 */
export function focusField(field: string): void {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
    const lang = field.split('.')[0] ?? ''
    place
      ?.closest('[data-languages]')
      ?.querySelector<HTMLElement>(`[data-language="${lang}"]`)
      ?.click()
    requestAnimationFrame(() => {
      place?.scrollIntoView({ block: 'center' })
      place
        ?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button')
        ?.focus({ preventScroll: true })
    })
  })
}
