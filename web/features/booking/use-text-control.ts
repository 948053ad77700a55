import type { ChangeEvent } from 'react'
import type { RequestDraft } from './request.view'
import { useFaultText } from './use-fault-text'
import type { SheetRequest } from './use-request'

type TextName = 'name' | 'email' | 'phone' | 'notes' | 'pickupText'
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Connects a control with a text of the draft: its value, its fault and its change handler. */
export function useTextControl({ draft, faults, change }: SheetRequest) {
  const textOf = useFaultText()
  return (name: TextName) => ({
    value: draft[name],
    error: textOf(faults[name]),
    onChange: ({ target }: Typed) =>
      change({ [name]: target.value } satisfies Partial<RequestDraft>),
  })
}
