import { createContext, createElement, useContext, type ReactNode } from 'react'

type Values = Record<string, unknown>

interface Form {
  control: { defaultValues: Values }
  register: (name: string) => { name: string }
  formState: { errors: object; dirtyFields: object; touchedFields: object; isValid: false }
  getValues: (name: string) => unknown
  handleSubmit: () => () => void
}

const FormContext = createContext<Form | null>(null)
const formState = { errors: {}, dirtyFields: {}, touchedFields: {}, isValid: false } as const

/** A form of `react-hook-form` in its initial state: the edge watches, checks and sends nothing. */
export function useForm({ defaultValues = {} }: { defaultValues?: Values } = {}): Form {
  return {
    control: { defaultValues },
    register: (name) => ({ name }),
    formState,
    getValues: (name) => defaultValues[name],
    handleSubmit: () => () => undefined,
  }
}

export function FormProvider({ children, ...form }: Form & { children: ReactNode }) {
  return createElement(FormContext, { value: form }, children)
}

/** @throws Error outside of a provider */
export function useFormContext(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('No form above this component')
  return form
}

interface Watched {
  control?: Form['control']
  name?: string | string[]
}

/** The initial value. */
export function useWatch({ control, name }: Watched = {}): unknown {
  const above = useContext(FormContext)
  const { defaultValues: values = {} } = control ?? above?.control ?? {}
  if (name === undefined) return values
  return Array.isArray(name) ? name.map((each) => values[each]) : values[name]
}

/** Replaces `@hookform/resolvers/zod`, which the edge never calls. */
export function zodResolver(): undefined {
  return undefined
}
