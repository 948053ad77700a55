import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldError } from './field-errors'

/** Registration, errors and validity of the fields of the surrounding form. */
export function useFormFields() {
  const fieldError = useFieldError()
  const { register, control, formState, trigger } = useFormContext()
  const { errors, touchedFields, dirtyFields } = formState
  const values = useWatch({ control })
  return {
    register,
    values,
    errorOf: (name: string) =>
      fieldError(name, errors[name] as { message?: string } | undefined, values[name]),
    isGood: (name: string) => Boolean(dirtyFields[name]) && !errors[name],
    /** Validates a touched field again, for one that depends on another. */
    recheck: (name: string) => touchedFields[name] && void trigger(name),
  }
}
