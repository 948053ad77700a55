import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/quotes/desk-quotes'
import { fieldsOf, type QuoteFields } from './quote-fields'

/** A draft as it was stored and as it is typed now. What is typed while it is stored stays. */
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
    /** What is typed is stored elsewhere. */
    markSaved: () => setStored((before) => ({ ...before, fields })),
    /** Instead of what is typed. */
    take: (quote: DeskQuote) => {
      const read = fieldsOf(quote)
      setFields(read)
      keep(quote, read)
    },
  }
}
