/** For the `ref` of the first field in a form that a button opens. */
export function takeFocus(field: HTMLElement | null): void {
  field?.focus()
}
