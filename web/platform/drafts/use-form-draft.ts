import { useEffect, useRef } from 'react'
import {
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { deleteDraft, readDraft, writeDraft } from './drafts'

/**
 * Stores text fields in this browser; text typed before hydration wins over a stored draft.
 * `noteSent` marks a submission, `deleteSent` deletes its draft, `isAsSent` tells whether it is
 * unchanged; both also work after the form is unmounted.
 */
export function useFormDraft<Form extends FieldValues, Submitted>(
  {
    control,
    getValues,
    setValue,
  }: Pick<UseFormReturn<Form, unknown, Submitted>, 'control' | 'getValues' | 'setValue'>,
  draftName: string,
  names: readonly Path<Form>[],
) {
  const sent = useRef('')
  const isAsSent = () => JSON.stringify(getValues(names)) === sent.current
  useEffect(() => {
    const stored: Partial<Record<string, PathValue<Form, Path<Form>>>> = readDraft(draftName) ?? {}
    for (const name of names)
      if (stored[name] && !getValues(name))
        setValue(name, stored[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }, [getValues, setValue, draftName, names])
  const typed: unknown[] = useWatch({ control, name: names })
  const texts = typed.map((text) => (typeof text === 'string' ? text : null))
  const draft = JSON.stringify(texts)
  useEffect(() => {
    const texts = JSON.parse(draft) as (string | null)[]
    // Untouched fields are not registered yet.
    if (texts.every((text) => text === null)) return
    if (texts.some(Boolean))
      writeDraft(draftName, Object.fromEntries(names.map((name, at) => [name, texts[at]])))
    else deleteDraft(draftName)
  }, [draft, draftName, names])
  return {
    noteSent: () => {
      sent.current = JSON.stringify(getValues(names))
    },
    isAsSent,
    deleteSent: () => {
      if (isAsSent()) deleteDraft(draftName)
    },
  }
}
