/** Buttons in a menu that show their result in it. */
const KEEPS_OPEN = '[data-keeps-open]'

/**
 * Closes every menu (`details[name=menu]`, of which browsers keep one open) on Escape, outside
 * focus or press, and when something in it is chosen. The focus returns to the summary, also from a
 * dialog opened by a choice.
 */
export function closeMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target))
  document.addEventListener('focusin', ({ target }) => closeOthers(target))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && openMenus().forEach(close))
  document.addEventListener(
    'click',
    ({ target }) => {
      const choice = target instanceof Element ? target.closest('a, button') : null
      if (choice && !choice.matches(KEEPS_OPEN))
        openMenus()
          .filter((menu) => menu.contains(choice))
          .forEach(close)
    },
    // Before the app opens a dialog, which would make the summary inert.
    true,
  )
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[name=menu][open]')]
}

function closeOthers(target: EventTarget | null): void {
  for (const menu of openMenus())
    if (target instanceof Node && !menu.contains(target)) menu.open = false
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}
