import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { useForm, useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useWrite, type Write } from './use-write'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { DialogButtons } from './dialog-buttons'

interface FormOptions<Typed extends FieldValues, Sent, Answer> extends Write<Sent, Answer> {
  /** Turns the fields as they are typed into the request, with a code for each fault. */
  schema: z.ZodType<Sent, Typed>
  /** The fields at first. */
  start: Typed
  /** The field that gets the focus when the form opens in the page. */
  focused?: Path<Typed>
  /** The name of a field by its path in the request, where it differs. */
  nameOf?: (path: string) => string
}

export interface FieldOptions {
  /** The text of a fault that is found before anything is sent, by its code; by default that of the code. */
  fault?: string | ((code: string) => string)
}

/** The controls of a form, by field name. */
export interface FormFields<Typed> {
  /** Props of a text control. */
  field(name: keyof Typed & string, options?: FieldOptions): ReturnType<FieldProps>
  /** Props of a choice. */
  choice(name: keyof Typed & string): { value: string; onChoose: (chosen: string) => void }
  /** The value now. */
  value<Name extends keyof Typed & string>(name: Name): Typed[Name]
  set<Name extends keyof Typed & string>(name: Name, value: Typed[Name]): void
}

/**
 * A form of the desk. It shows its faults from the first attempt to send it, and the API's at their fields; the first
 * wrong field gets the focus. It stays open until it is stored: see `useWrite`.
 */
export function useDeskForm<Typed extends FieldValues, Sent, Answer>({
  schema,
  start,
  nameOf = (path) => path,
  focused,
  onFault,
  ...write
}: FormOptions<Typed, Sent, Answer>) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: start as DefaultValues<Typed>,
  })
  const values = useWatch({ control: form.control }) as Typed
  const { setFocus } = form
  useEffect(() => {
    if (focused !== undefined) setFocus(focused)
  }, [focused, setFocus])
  const { mutate, isPending, error } = useWrite<Sent, Answer>({
    ...write,
    onFault: (failure) => {
      showFaults(form, faultsIn(failure, nameOf))
      onFault?.(failure)
    },
  })
  const isAtField = Object.keys(faultsIn(error, nameOf)).some((name) => name in start)
  return {
    ...useFormFields(form, values),
    /** All values now. */
    values,
    /** Looks for faults, and gives the request to `then` where there are none. */
    check: (then: (request: Sent) => void) => form.handleSubmit(then),
    submit: form.handleSubmit((sent) => (isPending ? undefined : mutate(sent))),
    isPending,
    /** The failure, unless it is shown at a field. */
    failure: isAtField ? null : error,
  }
}

/** The API's codes by field. */
function faultsIn(failure: unknown, nameOf: (path: string) => string): Record<string, string> {
  const fields = failure instanceof ApiError ? (failure.body.fields ?? {}) : {}
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [nameOf(path), code]))
}

function showFaults<Typed extends FieldValues, Sent>(
  { setError, getValues }: UseFormReturn<Typed, unknown, Sent>,
  faults: Record<string, string>,
): void {
  const known = Object.entries(faults).filter(([name]) => name in getValues())
  for (const [index, [name, message]] of known.entries())
    setError(name as Path<Typed>, { type: 'refused', message }, { shouldFocus: index === 0 })
}

type FieldProps = ReturnType<typeof useFieldProps>

function useFieldProps<Typed extends FieldValues, Sent>(form: UseFormReturn<Typed, unknown, Sent>) {
  const { ofCode } = useErrorText()
  const { errors } = form.formState
  return (name: string, { fault }: FieldOptions = {}) => {
    const found = errors[name] as { type?: string; message?: string } | undefined
    const textOf = typeof fault === 'string' ? () => fault : (fault ?? ofCode)
    const { type, message = '' } = found ?? {}
    return {
      ...form.register(name as Path<Typed>),
      error: found && (type === 'refused' ? ofCode(message) : textOf(message)),
    }
  }
}

function useFormFields<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  values: Typed,
): FormFields<Typed> {
  const field = useFieldProps(form)
  const set = (name: string, next: unknown) =>
    form.setValue(name as Path<Typed>, next as PathValue<Typed, Path<Typed>>, {
      shouldValidate: form.formState.isSubmitted,
      shouldDirty: true,
    })
  return {
    field,
    value: (name) => values[name],
    set,
    choice: (name) => ({ value: values[name], onChoose: (chosen) => set(name, chosen) }),
  }
}

type Buttons = Pick<
  ComponentProps<typeof DialogButtons>,
  'onCancel' | 'look' | 'label' | 'waiting' | 'disabled'
>

interface DeskFormProps extends Buttons {
  /** As `useDeskForm` returns it. */
  form: { submit: ComponentProps<typeof Form>['onSubmit']; isPending: boolean; failure: unknown }
  /** Between the reason for a failure and the buttons. */
  after?: ReactNode
  children?: ReactNode
}

/** A form in a dialog. The reason for a failure and the buttons come last. */
export function DeskForm({ form, after, children, ...buttons }: DeskFormProps) {
  return (
    <Form onSubmit={form.submit}>
      {children}
      <FailureAlert failure={form.failure} />
      {after}
      <DialogButtons {...buttons} isWaiting={form.isPending} />
    </Form>
  )
}
