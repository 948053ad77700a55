import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'

/** Fields for which the general error text is too vague. */
const OWN_TEXTS = { username: 'invalid.username', code: 'invalid.code' } as const

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
