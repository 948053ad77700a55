import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useDraft } from '../../platform/drafts/use-draft'
import type { InquiryFields, ValidInquiry } from './contact.form'

const FIELDS = ['subject', 'body'] as const
const EMPTY = { subject: '', body: '' }

/**
 * Stores subject and message; text typed before hydration wins over a stored draft. The subject that a tour fills in
 * (`given`) is no draft.
 */
export function useContactDraft(
  { control, getValues, setValue, resetField }: UseFormReturn<InquiryFields, unknown, ValidInquiry>,
  given: string,
) {
  const { restored, change, clearSent } = useDraft('contact', EMPTY)
  const sent = useRef(EMPTY)
  const [subject, body] = useWatch({ control, name: FIELDS })
  useEffect(() => {
    for (const field of FIELDS)
      if (restored?.[field] && ['', undefined, given].includes(getValues(field)))
        setValue(field, restored[field], {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        })
  }, [restored, given, getValues, setValue])
  useEffect(() => {
    change({
      ...(subject !== undefined && { subject: subject === given ? '' : subject }),
      ...(body !== undefined && { body }),
    })
  }, [subject, body, given, change])
  const typed = () => ({ subject: getValues('subject'), body: getValues('body') })
  return {
    noteSent: () => {
      sent.current = typed()
    },
    /** Deletes the stored draft, also after the form is unmounted, unless it was edited since. */
    deleteSent: () => clearSent(sent.current),
    /** Empties the fields, unless they were edited since. */
    emptySent: () => {
      if (FIELDS.every((field) => typed()[field] === sent.current[field]))
        for (const field of FIELDS) resetField(field, { defaultValue: '' })
    },
  }
}
