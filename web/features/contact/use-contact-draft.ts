import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { AS_TYPED } from '../../platform/hydration/use-input-before-hydration'
import { useDraft } from '../../platform/drafts/use-draft'
import type { InquiryForm } from './contact.form'

const FIELDS = ['subject', 'body'] as const
const EMPTY = { subject: '', body: '' }

export type ContactDraft = ReturnType<typeof useContactDraft>

/** Stores subject and message, but not the subject `given` for a tour; text typed before hydration wins. */
export function useContactDraft(form: InquiryForm, given: string) {
  const { restored, change, clearSent } = useDraft('contact', EMPTY)
  const [subject, body] = useWatch({ control: form.control, name: FIELDS })
  useRestored(form, restored, given)
  useEffect(() => {
    change({
      ...(subject !== undefined && { subject: subject === given ? '' : subject }),
      ...(body !== undefined && { body }),
    })
  }, [subject, body, given, change])
  return useSent(form, clearSent)
}

/** Deletes the sent draft, unless it was edited since. */
function useSent({ getValues, resetField }: InquiryForm, clearSent: (sent: Typed) => void) {
  const sent = useRef(EMPTY)
  const typed = () => ({ subject: getValues('subject'), body: getValues('body') })
  return {
    noteSent: () => {
      sent.current = typed()
    },
    /** Deletes the stored draft, also after the form is unmounted. */
    deleteSent: () => clearSent(sent.current),
    /** Empties the fields. */
    emptySent: () => {
      if (FIELDS.every((field) => typed()[field] === sent.current[field]))
        for (const field of FIELDS) resetField(field, { defaultValue: '' })
    },
  }
}

type Typed = typeof EMPTY
type Restored = Partial<Typed> | null

function useRestored({ getValues, setValue }: InquiryForm, restored: Restored, given: string) {
  useEffect(() => {
    for (const field of FIELDS)
      if (restored?.[field] && ['', undefined, given].includes(getValues(field)))
        setValue(field, restored[field], AS_TYPED)
  }, [restored, given, getValues, setValue])
}
