import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'

export const INPUT =
  'min-h-11 w-full rounded-field border border-muted/70 bg-surface px-3 py-2 text-ink placeholder:text-muted hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger'

interface Labels {
  label: ReactNode
  /** Shown after the label, such as a chip. */
  mark?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Shown at the end of the label's line for a valid value, such as "Available". */
  good?: string | undefined
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends Labels {
  children: (ids: ControlIds) => ReactNode
}

/** A labelled control; the desk has smaller labels. */
export function Field({ hint, error, children, ...line }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-1.5 in-data-desk:gap-1">
      <LabelLine htmlFor={id} error={error} {...line} />
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {error}
      </p>
      <Hint id={`${id}-hint`} text={hint} />
    </div>
  )
}

/** The line above a control. */
function LabelLine({ htmlFor, label, mark, error, good }: Labels & { htmlFor: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 in-data-desk:text-sm">
      <label htmlFor={htmlFor} className="font-semibold">
        {label}
      </label>
      {mark}
      <span aria-live="polite" className="ms-auto flex items-center gap-1 text-sm text-primary">
        {good && !error && (
          <>
            <CircleCheck aria-hidden size={16} />
            {good}
          </>
        )}
      </span>
    </div>
  )
}

function Hint({ id, text, className = '' }: { id: string; text: ReactNode; className?: string }) {
  if (!text) return null
  return (
    <p id={id} className={`text-sm text-muted ${className}`}>
      {text}
    </p>
  )
}

/** Enter goes on to the next field; the last one of a form says what it does by its `enterKeyHint`. */
export function TextField(props: Labels & ComponentProps<'input'>) {
  const { labels, control } = split(props)
  return (
    <Field {...labels}>
      {(ids) => (
        <input
          enterKeyHint="next"
          {...ids}
          {...control}
          className={`${INPUT} read-only:bg-paper read-only:text-muted ${props.className ?? ''}`}
        />
      )}
    </Field>
  )
}

/** Grows with its text unless `className` gives it a height. */
export function AreaField(props: Labels & ComponentProps<'textarea'>) {
  const { labels, control } = split(props)
  const {
    className = 'field-sizing-content max-h-[60vh] min-h-24 not-supports-[field-sizing:content]:min-h-40',
  } = props
  return (
    <Field {...labels}>
      {(ids) => <textarea {...ids} {...control} className={`${INPUT} ${className}`} />}
    </Field>
  )
}

export function SelectField(props: Labels & ComponentProps<'select'>) {
  const { labels, control } = split(props)
  return <Field {...labels}>{(ids) => <select {...ids} {...control} className={INPUT} />}</Field>
}

function split<Props extends Labels>({ label, mark, hint, error, good, ...control }: Props) {
  return { labels: { label, mark, hint, error, good }, control }
}

interface CheckFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: string
}

export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        className="my-3 size-5 accent-primary"
        {...input}
      />
      <label htmlFor={id} className="py-2.5">
        {label}
      </label>
      <Hint id={`${id}-hint`} text={hint} className="col-start-2" />
    </div>
  )
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/** Validated by scripts. POST keeps passwords out of the address before hydration. */
export function Form({ onSubmit, className = 'flex flex-col gap-4', ...form }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
      {...form}
    />
  )
}
