import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  DeskQuote,
  quotePreviewRequest,
} from '../../../../worker/contracts/bookings/desk-quotes'
import type { QuoteInput } from '../../../../worker/contracts/bookings/quotes'
import { apiOf, readJson, byId, keyed } from '../../../platform/api/api'
import { quotesQuery } from '../bookings.api'

type PreviewRequest = z.input<typeof quotePreviewRequest>

type EditedDraft = Pick<SeenDraft, 'number' | 'revision'> & { input: QuoteInput }

export interface SeenDraft {
  number: number
  /** Version of the booking. */
  version: number
  /** Revision of the draft. */
  revision: number
  isSure?: true
}

/** Totals of the given lines or, without lines, of the party by the tour's prices. */
export const previewQuery = (request: PreviewRequest | null) =>
  queryOptions({
    queryKey: ['admin', 'quotes', 'preview', request],
    enabled: request !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ client }) => readPreview(client, request),
  })

function readPreview(client: QueryClient, json: PreviewRequest | null) {
  if (!json) throw new Error('Nothing to preview')
  return readJson(apiOf(client).admin.quotes.preview.$post({ json }))
}

/** Creates a draft. Missing input is filled in from the prices and the itinerary. */
export async function createDraft(client: QueryClient, id: number, json: QuoteInput, key: string) {
  const { quotes } = apiOf(client).admin.bookings[':id']
  return keep(client, id, await readJson(quotes.$post({ ...byId(id), json }, keyed(key))))
}

/** @throws ApiError EditConflict for an outdated revision */
export async function editDraft(client: QueryClient, id: number, draft: EditedDraft) {
  const { number, revision, input } = draft
  const param = { id: String(id), number: String(number) }
  const quote = apiOf(client).admin.bookings[':id'].quotes[':number']
  return keep(client, id, await readJson(quote.$patch({ param, json: { ...input, revision } })))
}

/** @throws ApiError BookingChanged, EditConflict if the booking or the draft has changed since it was read */
export function sendQuote(client: QueryClient, id: number, draft: SeenDraft, key: string) {
  const { number, ...json } = draft
  const param = { id: String(id), number: String(number) }
  const { send } = apiOf(client).admin.bookings[':id'].quotes[':number']
  return readJson(send.$post({ param, json }, keyed(key)))
}

function keep(client: QueryClient, id: number, quote: DeskQuote): DeskQuote {
  client.setQueryData(
    quotesQuery(id).queryKey,
    (known: DeskQuote[] | undefined) => known && withQuote(known, quote),
  )
  return quote
}

function withQuote(known: DeskQuote[], quote: DeskQuote): DeskQuote[] {
  const others = known.filter(({ number }) => number !== quote.number)
  return [quote, ...others].toSorted((one, other) => other.number - one.number)
}
