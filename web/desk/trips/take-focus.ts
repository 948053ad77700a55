/** As the `ref` of the first field of a form that a button opens. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus()
}
