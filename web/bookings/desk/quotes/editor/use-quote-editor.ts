import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import { controlsOf } from '../../../../desk/editor/typed-controls'
import { readCount } from '../../../../desk/editor/typed-numbers'
import { useChecked } from '../../../../desk/editor/use-checked'
import { useOfferedDrafts } from '../../../../desk/editor/use-offered-drafts'
import { useAction } from '../../../../desk/ui/use-action'
import { ApiError } from '../../../../platform/api/api'
import { type Booking, quotesQuery } from '../../bookings.api'
import { lineFault, type LineFault, type LineFields } from '../lines/line-fields'
import { areSound } from '../policy/policy-fields'
import { editDraft } from '../quotes.api'
import { toInput, type QuoteFields, fieldsOf } from './quote-fields'

const VALID_DAYS_MAX = 30

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
  const { run, isBusy: isPending, failure: error, reset } = useAction({ isFailureShown: true })
  const shown = isChecked ? faults : null
  /** Null while a field cannot be read. */
  const input = isSound ? toInput(fields) : null
  return { faults: shown, input, isPending, error, isConflict: isEditConflict(error), reset, save }

  /** Resolves to whether the draft was saved. */
  async function save(revision = quote.revision): Promise<boolean> {
    if (isPending || !passes(isSound)) return false
    const { number } = quote
    return run(async (client) =>
      onSaved(await editDraft(client, id, { number, revision, input: toInput(fields) }), fields),
    )
  }
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

/** A draft as stored and as typed, also while it is being saved. Unsaved work of earlier visits is offered. */
function useTypedDraft(id: number, first: DeskQuote) {
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

interface QuoteFaults {
  startDay?: true
  validDays?: true
  lines: Record<string, LineFault>
  /** Keys of entries without a day. */
  days: string[]
  steps?: true
}

/** The faults of a draft, by field and by the key of a row. */
function faultsOf(fields: QuoteFields): QuoteFaults {
  return {
    ...(!isCalendarDay(fields.startDay) && { startDay: true }),
    ...(!isValidDays(fields.validDays) && { validDays: true }),
    lines: lineFaults(fields.lines),
    days: fields.days.filter(({ day }) => !isCalendarDay(day)).map(({ key }) => key),
    ...(fields.steps && !areSound(fields.steps) && { steps: true }),
  }
}

function lineFaults(lines: readonly LineFields[]): QuoteFaults['lines'] {
  const found = lines.map((line) => [line.key, lineFault(line)] as const)
  return Object.fromEntries(found.filter(([, fault]) => Object.keys(fault).length > 0))
}

function hasFaults({ lines, days, ...own }: QuoteFaults): boolean {
  return Object.keys(own).length + Object.keys(lines).length + days.length > 0
}

function isValidDays(text: string): boolean {
  if (text.trim() === '') return true
  const days = readCount(text)
  return days !== null && days >= 1 && days <= VALID_DAYS_MAX
}
