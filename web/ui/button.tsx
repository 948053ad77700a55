import type { ComponentProps } from 'react'

const SOLID =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-4 py-2 text-center font-semibold transition-[filter,background-color,border-color] duration-150 aria-disabled:opacity-55'
const ICON = 'grid size-11 shrink-0 place-items-center aria-disabled:opacity-40'

/** All are at least 44 px high; transparent borders show in forced colours. */
const LOOKS = {
  /** The one main action of a page. */
  main: `${SOLID} border-transparent bg-larch text-spruce hover:[filter:brightness(95%)]`,
  primary: `${SOLID} border-transparent bg-primary text-on-primary hover:bg-primary-strong`,
  quiet: `${SOLID} border-line bg-surface text-ink hover:border-primary`,
  danger: `${SOLID} border-danger bg-surface text-danger hover:bg-danger hover:text-paper`,
  /** A small action below its subject. */
  faint:
    'inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 text-sm font-semibold text-muted hover:bg-line hover:text-ink aria-disabled:opacity-55',
  /** An action with consequences among smaller ones; it asks for confirmation. */
  faintDanger:
    'inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 text-sm font-semibold text-danger hover:bg-line aria-disabled:opacity-55',
  link: 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline',
  /** A filter or a step in a list; filled where `aria-current` is set. */
  pill: 'inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 font-semibold hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary',
  icon: `${ICON} rounded-full hover:bg-line`,
  framedIcon: `${ICON} rounded-field border border-line bg-surface hover:border-primary`,
  /** Styled by `className` alone. */
  bare: '',
}

type Look = keyof typeof LOOKS

/** For links that look like buttons. */
export function buttonClass(look: Look = 'quiet'): string {
  return LOOKS[look]
}

/** `disabled` uses aria-disabled: the native one drops the focus of a button just pressed. */
export function Button({
  look = 'quiet',
  className = '',
  disabled = false,
  onClick,
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      // Preventing the click also stops the implicit submit by Enter.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={`${LOOKS[look]} ${className}`}
      {...props}
    />
  )
}
