import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskQuote } from '../../../../../worker/contracts/desk-quotes'
import { ApiError } from '../../../../platform/api/api'
import { useChecked } from '../../../ui/use-checked'
import { faultsOf, hasFaults } from './quote-faults'
import { toInput, type QuoteFields } from './quote-fields'
import { editDraft, quotesQuery } from '../quotes.api'
import { useTypedDraft } from './use-typed-draft'

export type QuoteEditor = ReturnType<typeof useQuoteEditor>

/** A draft while it is edited. A conflict keeps what is typed: it is saved over the other version, or given up for it. */
export function useQuoteEditor(id: number, first: DeskQuote) {
  const { keep, take, ...draft } = useTypedDraft(first)
  const { quote, fields } = draft
  const { isChecked, passes } = useChecked()
  const faults = faultsOf(fields)
  const { mutateAsync, isPending, error, reset } = useSaving(id, keep)
  const readAgain = useRereading(id, quote.number)
  return {
    ...draft,
    faults: isChecked ? faults : null,
    /** Null while something typed cannot be read. */
    input: hasFaults(faults) ? null : toInput(fields),
    isPending,
    error,
    isConflict: isEditConflict(error),
    save,
    /** Over what another admin saved. */
    saveOver: async () => save((await readAgain())?.revision),
    takeTheirs,
  }

  /** Whether it is saved now. */
  async function save(revision = quote.revision): Promise<boolean> {
    if (isPending || !passes(!hasFaults(faults))) return false
    return mutateAsync({ number: quote.number, sent: fields, revision }).then(
      () => true,
      () => false,
    )
  }

  /** What another admin saved, instead of what is typed. */
  async function takeTheirs(): Promise<void> {
    const theirs = await readAgain()
    if (!theirs) return
    take(theirs)
    reset()
  }
}

/** Another admin has saved the draft, or its prices are others. */
export function isEditConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'EditConflict'
}

function useRereading(id: number, number: number) {
  const client = useQueryClient()
  return async (): Promise<DeskQuote | undefined> => {
    const all = await client.fetchQuery(quotesQuery(id)).catch(() => [])
    return all.find((quote) => quote.number === number)
  }
}

interface Saving {
  number: number
  sent: QuoteFields
  /** The one that it replaces. */
  revision: number
}

function useSaving(id: number, onSaved: (answer: DeskQuote, sent: QuoteFields) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number, sent, revision }: Saving) =>
      editDraft(client, id, { number, revision, input: toInput(sent) }),
    onSuccess: (answer, { sent }) => onSaved(answer, sent),
    // Another admin may have saved or sent it.
    onError: () => client.invalidateQueries(quotesQuery(id)),
  })
}
