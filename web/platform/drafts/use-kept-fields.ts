import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { AS_TYPED } from '../hydration/use-input-before-hydration'
import { deleteDraft, ofTab, readDraft, writeDraft } from './drafts'

/** Keeps typed fields (constant, no passwords) in this tab over a reload; existing input wins. */
export function useKeptFields<Form extends FieldValues, Sent>(
  { getValues, setValue, subscribe }: UseFormReturn<Form, unknown, Sent>,
  form: string,
  fields: readonly Path<Form>[],
): void {
  useEffect(() => {
    const name = ofTab(form)
    const kept = readDraft<Form>(name)
    for (const field of fields) {
      const value = kept?.[field]
      if (value && !getValues(field)) setValue(field, value, AS_TYPED)
    }
    const keep = () => {
      const typed = fields.map((field) => [field, getValues(field) ?? ''] as const)
      if (typed.every(([, value]) => value === '')) deleteDraft(name)
      else writeDraft(name, Object.fromEntries(typed))
    }
    keep()
    return subscribe({ formState: { values: true }, callback: keep })
  }, [form, fields, getValues, setValue, subscribe])
}
