import { useLayoutEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what was typed into a page from the edge before the app ran: nothing has told the form of it. Before the
 * effects, because a press that was kept until the app runs is made again right after the layout.
 */
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
