import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/desk-quotes'
import { fieldsOf, type QuoteFields } from './quote-fields'

/** A draft as it was stored and as it is typed now. */
export function useTypedDraft(first: DeskQuote) {
  const [quote, setQuote] = useState(first)
  const [fields, setFields] = useState(() => fieldsOf(first))
  const [saved, setSaved] = useState(fields)
  const keep = (stored: DeskQuote, sent: QuoteFields) => {
    setQuote(stored)
    setSaved(sent)
  }
  return {
    quote,
    fields,
    isDirty: fields !== saved,
    set: (change: Partial<QuoteFields>) => setFields({ ...fields, ...change }),
    /** What was sent is stored; what was typed since then stays. */
    keep,
    /** What is typed is stored elsewhere. */
    markSaved: () => setSaved(fields),
    /** Instead of what is typed. */
    take: (stored: DeskQuote) => {
      const read = fieldsOf(stored)
      setFields(read)
      keep(stored, read)
    },
  }
}
