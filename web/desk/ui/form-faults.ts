import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../platform/api/api'

interface FieldNames {
  nameOf: (path: string) => string
  fieldOf: (failure: ApiError) => string | undefined
}

/** The API's codes by field; the first of a field counts. */
export function faultsIn(
  failure: unknown,
  { nameOf, fieldOf }: FieldNames,
): Partial<Record<string, string>> {
  if (!(failure instanceof ApiError)) return {}
  const about = fieldOf(failure)
  const faults: Partial<Record<string, string>> =
    about === undefined ? {} : { [about]: failure.code }
  for (const [path, code] of Object.entries(failure.body.fields ?? {}))
    faults[nameOf(path)] ??= code
  return faults
}

/** Shows the API's faults at their fields, and focuses the first. */
export function showFaults<Typed extends FieldValues, Sent>(
  { setError, getValues }: UseFormReturn<Typed, unknown, Sent>,
  faults: Partial<Record<string, string>>,
): void {
  const known = Object.entries(faults).filter(([name]) => name in getValues())
  for (const [index, [name, message]] of known.entries())
    setError(name as Path<Typed>, { type: 'refused', message }, { shouldFocus: index === 0 })
}
