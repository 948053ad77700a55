import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { quotePreviewRequest } from '../../../../worker/contracts/bookings/quote-requests'
import { apiOf, readJson } from '../../../platform/api/api'
import { quotesQuery } from '../bookings.api'

type PreviewRequest = z.input<typeof quotePreviewRequest>

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

export function keep(client: QueryClient, id: number, quote: DeskQuote): DeskQuote {
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
