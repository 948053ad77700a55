import { useFormContext, useWatch } from 'react-hook-form'
import { password } from '../../../worker/contracts/accounts/accounts'
import { useFieldError } from './field-errors'

/** Registration, errors and values of the fields of the surrounding form. */
export function useFormFields() {
  const fieldError = useFieldError()
  const { register, control, formState, trigger } = useFormContext()
  const { errors, touchedFields } = formState
  const values = useWatch({ control })
  return {
    register,
    values,
    errorOf: (name: string) =>
      fieldError(name, errors[name] as { message?: string } | undefined, values[name]),
    /** Checks the rules directly: a form has no errors until its fields are blurred. */
    isGoodPassword: (name: string) => password.safeParse(values[name]).success && !errors[name],
    /** Validates a touched field again, when it depends on another. */
    recheck: (name: string) => touchedFields[name] && void trigger(name),
  }
}
