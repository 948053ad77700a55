import { useId, type ComponentProps, type ReactNode } from 'react'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

interface FieldProps {
  label: string
  mark?: ReactNode
  error?: string | undefined
  hint?: string | undefined
  textLang?: Lang
}

const BOX =
  'w-full rounded-field border border-muted/60 bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60'

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (text: string) => void }

export function TextField({
  label,
  mark,
  error,
  hint,
  textLang,
  onChange,
  className = '',
  ...input
}: InputProps) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, mark, error, hint, className }}>
      <input
        id={id}
        lang={textLang && LANG_TAG[textLang]}
        className={`${BOX} min-h-11`}
        {...describedBy(id, error, hint)}
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  )
}

type AreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (text: string) => void }

export function AreaField({
  label,
  mark,
  error,
  hint,
  textLang,
  onChange,
  className = '',
  ...area
}: AreaProps) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, mark, error, hint, className }}>
      <textarea
        id={id}
        lang={textLang && LANG_TAG[textLang]}
        className={`${BOX} field-sizing-content max-h-[60vh] min-h-24`}
        {...describedBy(id, error, hint)}
        {...area}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  )
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'onChange'> & { onChange: (value: string) => void }

export function SelectField({
  label,
  mark,
  error,
  hint,
  onChange,
  className = '',
  children,
  ...select
}: SelectProps) {
  const id = useId()
  return (
    <Labelled id={id} {...{ label, mark, error, hint, className }}>
      <select
        id={id}
        className={`${BOX} min-h-11`}
        {...describedBy(id, error, hint)}
        {...select}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </Labelled>
  )
}

interface LabelledProps extends FieldProps {
  id: string
  className?: string
  children: ReactNode
}

export function Labelled({
  id,
  label,
  mark,
  error,
  hint,
  className = '',
  children,
}: LabelledProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {mark}
      </span>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, error?: string, hint?: string) {
  if (error) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
  return hint ? { 'aria-describedby': `${id}-hint` } : {}
}
