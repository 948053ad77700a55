import { useDraft } from '../../../platform/drafts/use-draft'

const EMPTY = { text: '' }

export type MessageDraft = ReturnType<typeof useMessageDraft>

/** The guest's next message, stored in this browser until sent. */
export const useMessageDraft = (pid: string) => useDraft(`trip:${pid}`, EMPTY)

/** Moves to the field of the next message. */
export function focusMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('#trip-message textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Appends a text, unless it is already there. */
export function joined(before: string, text: string): string {
  if (before.includes(text)) return before
  return before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`
}
