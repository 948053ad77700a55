import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { DeskQuote } from '../../../../worker/contracts/quotes/desk-quotes'
import type { QuoteInput } from '../../../../worker/contracts/quotes/quote-input'
import type { quotePreviewRequest } from '../../../../worker/contracts/quotes/quote-requests'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'

/** The quotes of a booking, the newest first. */
export const quotesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'quotes', id],
    staleTime: 0,
    queryFn: ({ client }): Promise<DeskQuote[]> =>
      readJson(apiOf(client).admin.bookings[':id'].quotes.$get(byId(id))),
  })

/** What the given lines cost or, without lines, what the party costs by the tour's prices. */
export const previewQuery = (request: z.input<typeof quotePreviewRequest> | null) =>
  queryOptions({
    queryKey: ['admin', 'quotes', 'preview', request],
    enabled: request !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ client }) => {
      if (!request) throw new Error('Nothing to preview')
      return readJson(apiOf(client).admin.quotes.preview.$post({ json: request }))
    },
  })

/** Creates a draft. What the input leaves out comes from the prices and the itinerary. */
export async function createDraft(client: QueryClient, id: number, json: QuoteInput, key: string) {
  const { quotes } = apiOf(client).admin.bookings[':id']
  return keep(client, id, await readJson(quotes.$post({ ...byId(id), json }, keyed(key))))
}

/** @throws ApiError EditConflict for an outdated revision */
export async function editDraft(
  client: QueryClient,
  id: number,
  { number, revision, input }: { number: number; revision: number; input: QuoteInput },
) {
  const param = { id: String(id), number: String(number) }
  const quote = apiOf(client).admin.bookings[':id'].quotes[':number']
  return keep(client, id, await readJson(quote.$patch({ param, json: { ...input, revision } })))
}

export interface SeenDraft {
  number: number
  /** Version of the booking. */
  version: number
  /** Revision of the draft. */
  revision: number
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
