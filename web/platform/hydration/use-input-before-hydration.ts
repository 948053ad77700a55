import { useLayoutEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** For values that are put into a field as if they had been typed. */
export const AS_TYPED = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

/** A layout effect: queued presses are replayed right after layout. */
export function useInputBeforeHydration<Form extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
  names: readonly Path<Form>[],
): void {
  useLayoutEffect(() => {
    for (const name of names) {
      const typed: PathValue<Form, Path<Form>> = getValues(name)
      if (typed) setValue(name, typed, AS_TYPED)
    }
  }, [getValues, setValue, names])
}
