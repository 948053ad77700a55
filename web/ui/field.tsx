import { CircleCheck } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export const INPUT =
  'min-h-11 w-full rounded-field border border-muted/70 bg-surface px-3 py-2 text-ink placeholder:text-muted hover:border-ink focus-visible:outline-offset-0 read-only:bg-paper read-only:text-muted aria-invalid:border-danger'

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Shown beside the label of a valid value, such as "Available". */
  good?: string | undefined
  children: ReactNode
}

/** Ids of hint and error, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): string | undefined {
  return (
    [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ') ||
    undefined
  )
}

export function Field({ id, label, hint, error, good, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-live="polite" className="flex items-center gap-1 text-sm text-primary">
          {good && !error && (
            <>
              <CircleCheck aria-hidden size={16} />
              {good}
            </>
          )}
        </span>
      </div>
      {children}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'id' | 'children'> & ComponentProps<'input'>

export function TextField({ label, hint, error, good, className = '', ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} good={good}>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${INPUT} ${className}`}
        {...input}
      />
    </Field>
  )
}
