type Props = Record<string, string | boolean | ((event: Event) => void) | undefined>

/** An element with attributes, listeners (`onclick`) and children; false and undefined are left out. */
export function element(
  tag: string,
  props: Props = {},
  ...children: (Node | string | null | false)[]
): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : value)
  made.append(...children.filter((child) => child !== null && child !== false))
  return made
}

/** Replaces the content of the page; what is open, typed and focused stays. */
export function replaceContent(place: HTMLElement, ...content: Node[]): void {
  const open = new Set(Array.from(place.querySelectorAll('details[open]'), ({ id }) => id))
  const typed = new Map(
    Array.from(place.querySelectorAll('textarea'), (box) => [box.id, box.value]),
  )
  const focused = document.activeElement?.id
  place.replaceChildren(...content)
  for (const each of place.querySelectorAll('details')) each.open = open.has(each.id)
  for (const box of place.querySelectorAll('textarea')) box.value = typed.get(box.id) ?? ''
  if (focused) document.querySelector<HTMLElement>(`#${focused}`)?.focus()
}
