import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { useForm, useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { faultsIn, showFaults } from './form-faults'
import { useFormSending, type SendOptions } from './use-action'
import { useFirstValues, useStoredValues } from './use-stored-values'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { DialogButtons } from './dialog-buttons'

interface TypedOptions<Typed extends FieldValues, Sent> {
  /** Turns the fields as they are typed into the request, with a code for each fault. */
  schema: z.ZodType<Sent, Typed>
  /** The fields at first. */
  start: Typed
  /** The field that gets the focus when the form opens in the page. */
  focused?: Path<Typed>
  /** The texts of faults that are found before anything is sent, by their codes; by default those of the API's codes. */
  textOf?: ((code: string, typed: Typed) => string) | undefined
}

interface FormOptions<Typed extends FieldValues, Sent, Answer>
  extends TypedOptions<Typed, Sent>, SendOptions<Sent, Answer> {
  /** The name of a field by its path in the request, where it differs. */
  nameOf?: (path: string) => string
  /** The field that a failure is about which names none. */
  fieldOf?: (failure: ApiError) => (keyof Typed & string) | undefined
  /** The name under which this browser keeps what is typed until it is stored. */
  storedAs?: string
  /** Fields to empty for the next time once they are stored, unless they were changed since they were sent. */
  emptied?: readonly (keyof Typed & string)[]
}

export interface FieldOptions {
  /** The text of a fault that is found before anything is sent; by default that of the form. */
  fault?: string | ((code: string) => string)
}

/** The controls of a form, by field name. */
export interface FormFields<Typed> {
  /** Props of a text control. */
  field(name: keyof Typed & string, options?: FieldOptions): ReturnType<FieldProps>
  /** Props of a choice. */
  choice<Name extends keyof Typed & string>(
    name: Name,
    options?: FieldOptions,
  ): Omit<ReturnType<FieldProps>, 'onChange'> & {
    value: Typed[Name]
    onChoose(chosen: Typed[Name]): void
  }
  /** The value now. */
  value<Name extends keyof Typed & string>(name: Name): Typed[Name]
  set<Name extends keyof Typed & string>(name: Name, value: Typed[Name]): void
  /** Sets several. */
  change(part: Partial<Typed>): void
}

/** A form that sends nothing itself: `check` looks for faults, and gives what is typed to `then` where there are none. */
export function useTypedForm<Typed extends FieldValues, Sent>(options: TypedOptions<Typed, Sent>) {
  const { form, fields } = useHookForm(options)
  return { ...fields, check: (then: (read: Sent) => unknown) => form.handleSubmit(then) }
}

function useHookForm<Typed extends FieldValues, Sent>(options: TypedOptions<Typed, Sent>) {
  const { schema, start, focused, textOf } = options
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: start as DefaultValues<Typed>,
  })
  const values = useWatch({ control: form.control }) as Typed
  const textNow = textOf && ((code: string) => textOf(code, values))
  const fields = useFormFields(form, values, textNow)
  const { setFocus } = form
  useEffect(() => {
    if (focused !== undefined) setFocus(focused)
  }, [focused, setFocus])
  return { form, fields: { ...fields, values } }
}

/**
 * A form of the desk. It shows its faults from the first attempt to send it, and the API's at their fields; the first
 * wrong field gets the focus. It stays open until it is stored: then a toast says so.
 */
export function useDeskForm<Typed extends FieldValues, Sent, Answer>({
  nameOf = (path) => path,
  fieldOf = () => undefined,
  storedAs,
  emptied,
  call,
  done,
  onDone,
  onFault,
  ...typed
}: FormOptions<Typed, Sent, Answer>) {
  const { start } = typed
  const { form, fields } = useHookForm({ ...typed, start: useFirstValues(start, storedAs) })
  const stored = useStoredValues(form, start, storedAs)
  const faultsOf = (failure: unknown) => faultsIn(failure, { nameOf, fieldOf })
  const { send, isPending, error, reset } = useFormSending<Sent, Answer>({
    call: async (client, request, requestKey) => {
      const sent = form.getValues()
      const answer = await call(client, request, requestKey)
      if (emptied) startAgain(sent, emptied)
      else stored.forget()
      return answer
    },
    done,
    onDone,
    onFault: (failure) => {
      showFaults(form, faultsOf(failure))
      onFault?.(failure)
    },
  })
  const startAgain = (sent: Typed, names: readonly (keyof Typed)[]) => {
    const typed = form.getValues()
    const unchanged = names.filter((name) => typed[name] === sent[name])
    const next = { ...typed, ...Object.fromEntries(unchanged.map((name) => [name, start[name]])) }
    form.reset(next, { keepDefaultValues: true })
    stored.keep(next)
  }
  const isAtField = Object.keys(faultsOf(error)).some((name) => name in start)
  return {
    ...fields,
    ...stored,
    setAll: (next: Typed) => form.reset(next, { keepDefaultValues: true }),
    /** Hides all faults until the next attempt. */
    hideFaults: () => {
      form.reset(undefined, { keepValues: true, keepDefaultValues: true })
      reset()
    },
    /** Looks for faults, and gives the request to `then` where there are none. */
    check: (then: (request: Sent) => unknown) => form.handleSubmit(then),
    send,
    submit: form.handleSubmit(send),
    isPending,
    /** The failure, unless it is shown at a field. */
    failure: isAtField ? null : error,
  }
}

type FieldProps = ReturnType<typeof useFieldProps>

function useFieldProps<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  ofForm?: (code: string) => string,
) {
  const { ofCode } = useErrorText()
  const { errors } = form.formState
  return (name: string, { fault }: FieldOptions = {}) => {
    const found = errors[name] as { type?: string; message?: string } | undefined
    const textOf = typeof fault === 'string' ? () => fault : (fault ?? ofForm ?? ofCode)
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
  textOf?: (code: string) => string,
): FormFields<Typed> {
  const field = useFieldProps(form, textOf)
  const set = (name: string, next: unknown) =>
    form.setValue(name as Path<Typed>, next as PathValue<Typed, Path<Typed>>, {
      shouldValidate: form.formState.isSubmitted,
      shouldDirty: true,
    })
  return {
    field,
    value: (name) => values[name],
    set,
    change: (part) => {
      for (const [name, next] of Object.entries(part)) set(name, next)
    },
    choice: (name, options) => {
      const { onChange: _, ...props } = field(name, options)
      return { ...props, value: values[name], onChoose: (chosen) => set(name, chosen) }
    },
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
