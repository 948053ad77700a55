import {
  useFormContext,
  useWatch,
  type FieldValues,
  type Path,
  type UseFormSetError,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { password } from '../../../worker/contracts/accounts/accounts'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'

/** Fields for which the general error text is too vague. */
const OWN_TEXTS = { username: 'invalid.username', code: 'invalid.code' } as const

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

/** The error text of a field, from validation or the API. None for an empty required field. */
export function useFieldError() {
  const { t } = useTranslation('accounts')
  const { ofCode } = useErrorText()
  return (
    field: string,
    found: { message?: string | undefined } | undefined,
    value: unknown = 'filled in',
  ) => {
    if (!found) return undefined
    if (value === '' || value === undefined) return t('invalid.required')
    const isOwn = found.message === 'Invalid' && Object.hasOwn(OWN_TEXTS, field)
    return isOwn
      ? t(OWN_TEXTS[field as keyof typeof OWN_TEXTS])
      : ofCode(found.message ?? 'Invalid')
  }
}

/** Shows the API's field errors in the form. `names` maps API fields to form fields. */
export function showFieldErrors<Form extends FieldValues>(
  failure: unknown,
  setError: UseFormSetError<Form>,
  names: Partial<Record<string, Path<Form>>>,
): void {
  if (!(failure instanceof ApiError)) return
  for (const [field, message] of Object.entries(failure.body.fields ?? {})) {
    const name = names[field]
    if (name) setError(name, { message }, { shouldFocus: true })
  }
}
