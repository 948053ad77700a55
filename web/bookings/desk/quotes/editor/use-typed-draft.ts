import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { useOfferedDrafts } from '../../../../desk/editor/use-offered-drafts'
import { controlsOf } from '../../../../desk/ui/use-fields'
import { fieldsOf, type QuoteFields } from './quote-fields'

/** A draft as stored and as typed, also while it is being saved. Unsaved work of earlier visits is offered. */
export function useTypedDraft(id: number, first: DeskQuote) {
  const [fields, setFields] = useState(() => fieldsOf(first))
  const [{ quote, base }, setStored] = useState(() => storedQuote(first, fields))
  const set = (change: Partial<QuoteFields>) => setFields({ ...fields, ...change })
  const keep = (saved: DeskQuote, sent: QuoteFields) => setStored(storedQuote(saved, sent))
  const { hasChanges, ...offers } = useOfferedDrafts({
    storageKey: `quote:${id}.${first.number}`,
    stored: base,
    tidy: (draft: QuoteFields) => draft,
    draft: fields,
    base,
    takeStored: ({ draft, updatedAt: revision }, typed) => {
      keep({ ...quote, revision }, draft)
      setFields(typed)
    },
  })
  return {
    quote,
    fields,
    isDirty: hasChanges,
    set,
    ...controlsOf(fields, set),
    keep,
    /** Call when the edits have been stored elsewhere. */
    markSaved: () => keep(quote, fields),
    /** Replaces the edits. */
    take: (theirs: DeskQuote) => {
      const read = fieldsOf(theirs)
      setFields(read)
      keep(theirs, read)
    },
    ...offers,
  }
}

/** A stored draft with its fields as typed. Its revision is the version. */
function storedQuote(quote: DeskQuote, draft: QuoteFields) {
  return { quote, base: { draft, updatedAt: quote.revision } }
}
