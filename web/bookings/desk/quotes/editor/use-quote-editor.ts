import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { ApiError } from '../../../../platform/api/api'
import { useChecked } from '../../../../desk/ui/use-checked'
import type { Booking } from '../../bookings.api'
import { quotesQuery } from '../quotes.api'
import { editDraft } from '../draft.api'
import { faultsOf, hasFaults } from './quote-faults'
import { toInput, type QuoteFields } from './quote-fields'
import { useTypedDraft } from './use-typed-draft'

export type QuoteEditor = ReturnType<typeof useQuoteEditor>

/** A draft in its editor, with its booking. */
export interface EditedQuote {
  booking: Booking
  editor: QuoteEditor
}

/** A draft that is being edited. After a conflict, the edits are saved over the other version or discarded. */
export function useQuoteEditor(id: number, first: DeskQuote) {
  const { keep, take, ...draft } = useTypedDraft(id, first)
  const { reset, ...saving } = useSaving(id, draft, keep)
  const readAgain = useRereading(id, draft.quote.number)
  return {
    ...draft,
    ...saving,
    /** Overwrites the version that another admin saved. */
    saveOver: async () => saving.save((await readAgain())?.revision),
    /** Replaces the edits with the version that another admin saved. */
    takeTheirs: async () => {
      const theirs = await readAgain()
      if (!theirs) return
      take(theirs)
      reset()
    },
  }
}

type TypedDraft = ReturnType<typeof useTypedDraft>

function useSaving(
  id: number,
  { quote, fields }: Pick<TypedDraft, 'quote' | 'fields'>,
  onSaved: TypedDraft['keep'],
) {
  const { isChecked, passes } = useChecked()
  const faults = faultsOf(fields)
  const isSound = !hasFaults(faults)
  const { mutateAsync, isPending, error, reset } = useEditing(id, onSaved)
  const shown = isChecked ? faults : null
  /** Null while a field cannot be read. */
  const input = isSound ? toInput(fields) : null
  return { faults: shown, input, isPending, error, isConflict: isEditConflict(error), reset, save }

  /** Resolves to whether the draft was saved. */
  async function save(revision = quote.revision): Promise<boolean> {
    if (isPending || !passes(isSound)) return false
    return succeeds(mutateAsync({ number: quote.number, sent: fields, revision }))
  }
}

function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  )
}

/** Whether another admin has saved the draft, or the prices have changed since. */
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
  /** The revision that is overwritten. */
  revision: number
}

function useEditing(id: number, onSaved: TypedDraft['keep']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number, sent, revision }: Saving) =>
      editDraft(client, id, { number, revision, input: toInput(sent) }),
    onSuccess: (answer, { sent }) => onSaved(answer, sent),
    // Another admin may have saved or sent the draft.
    onError: () => client.invalidateQueries(quotesQuery(id)),
  })
}
