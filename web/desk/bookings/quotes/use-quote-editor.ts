import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { ApiError } from '../../../platform/api/api'
import { focusFault } from '../../../ui/focus'
import { faultsOf, fieldsOf, hasFaults, toInput, type QuoteFields } from './quote-fields'
import { editDraft, quotesQuery } from './quotes.api'

/** A draft while it is edited. A conflict keeps what is typed: it is saved over the other version, or given up for it. */
export function useQuoteEditor(id: number, first: DeskQuote) {
  const client = useQueryClient()
  const [quote, setQuote] = useState(first)
  const [fields, setFields] = useState(() => fieldsOf(first))
  const [saved, setSaved] = useState(fields)
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(fields)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ sent, revision }: { sent: QuoteFields; revision: number }) =>
      editDraft(client, id, { number: quote.number, revision, input: toInput(sent) }),
    onSuccess: (answer, { sent }) => {
      setQuote(answer)
      setSaved(sent)
    },
    // Another admin may have saved or sent it.
    onError: () => client.invalidateQueries(quotesQuery(id)),
  })
  const isConflict = error instanceof ApiError && error.code === 'EditConflict'
  return {
    quote,
    fields,
    faults: isChecked ? faults : null,
    /** Null while something typed cannot be read. */
    input: hasFaults(faults) ? null : toInput(fields),
    isDirty: fields !== saved,
    isPending,
    error,
    isConflict,
    set: (change: Partial<QuoteFields>) => setFields({ ...fields, ...change }),
    save,
    /** What is typed is stored elsewhere. */
    markSaved: () => setSaved(fields),
    /** Over what another admin saved. */
    saveOver: async () => {
      const theirs = await readAgain()
      return save(theirs?.revision)
    },
    /** What another admin saved, instead of what is typed. */
    takeTheirs: async () => {
      const theirs = await readAgain()
      if (!theirs) return
      const read = fieldsOf(theirs)
      setQuote(theirs)
      setFields(read)
      setSaved(read)
      reset()
    },
  }

  /** Whether it is saved now. */
  async function save(revision = quote.revision): Promise<boolean> {
    if (isPending) return false
    setChecked(true)
    if (hasFaults(faults)) {
      // After the faults are shown.
      setTimeout(focusFault)
      return false
    }
    return mutateAsync({ sent: fields, revision }).then(
      () => true,
      () => false,
    )
  }

  async function readAgain(): Promise<DeskQuote | undefined> {
    const all = await client.fetchQuery(quotesQuery(id)).catch(() => [])
    return all.find(({ number }) => number === quote.number)
  }
}

export type QuoteEditor = ReturnType<typeof useQuoteEditor>
