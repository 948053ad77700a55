import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/quotes/desk-quotes'
import { fieldsOf, type QuoteFields } from './quote-fields'

/** A draft as it is stored and as it is typed. Text typed while the draft is being saved is kept. */
export function useTypedDraft(first: DeskQuote) {
  const [fields, setFields] = useState(() => fieldsOf(first))
  const [stored, setStored] = useState({ quote: first, fields })
  const keep = (quote: DeskQuote, sent: QuoteFields) => setStored({ quote, fields: sent })
  return {
    quote: stored.quote,
    fields,
    isDirty: fields !== stored.fields,
    set: (change: Partial<QuoteFields>) => setFields({ ...fields, ...change }),
    keep,
    /** Call when what was typed has been stored elsewhere. */
    markSaved: () => setStored((before) => ({ ...before, fields })),
    /** Replaces what was typed. */
    take: (quote: DeskQuote) => {
      const read = fieldsOf(quote)
      setFields(read)
      keep(quote, read)
    },
  }
}
