import type { ComponentProps } from 'react'

type Look = 'main' | 'primary' | 'quiet' | 'danger'

const LOOKS: Record<Look, string> = {
  main: 'border-transparent bg-larch text-spruce hover:brightness-95',
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  quiet: 'border-line bg-surface text-ink hover:border-primary',
  danger: 'border-danger text-danger bg-surface hover:bg-danger hover:text-paper',
}

/** `main` is a page's one main action. At least 44 px high; the border is for forced colours. */
export function buttonClass(look: Look = 'quiet'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-4 py-2 text-center font-semibold transition-[filter,background-color,border-color] duration-150 aria-disabled:opacity-55 ${LOOKS[look]}`
}

/** `disabled` uses aria-disabled: the native one drops the focus of a button just pressed. */
export function PlainButton({ disabled = false, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      // Preventing the click also stops the implicit submit by Enter.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  )
}

export function Button({
  look,
  className = '',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return <PlainButton className={`${buttonClass(look)} ${className}`} {...props} />
}
