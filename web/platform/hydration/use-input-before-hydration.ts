import { useLayoutEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** A layout effect: queued presses are replayed right after layout. */
export function useInputBeforeHydration<Form extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
  names: readonly Path<Form>[],
): void {
  useLayoutEffect(() => {
    for (const name of names) {
      const typed: PathValue<Form, Path<Form>> = getValues(name)
      if (typed)
        setValue(name, typed, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }, [getValues, setValue, names])
}
