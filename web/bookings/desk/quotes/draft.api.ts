import type { QueryClient } from '@tanstack/react-query'
import type { QuoteInput } from '../../../../worker/contracts/bookings/quote-input'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'
import { keep } from './quotes.api'

/** Creates a draft. Missing input is filled in from the prices and the itinerary. */
export async function createDraft(client: QueryClient, id: number, json: QuoteInput, key: string) {
  const { quotes } = apiOf(client).admin.bookings[':id']
  return keep(client, id, await readJson(quotes.$post({ ...byId(id), json }, keyed(key))))
}

type EditedDraft = Pick<SeenDraft, 'number' | 'revision'> & { input: QuoteInput }

/** @throws ApiError EditConflict for an outdated revision */
export async function editDraft(client: QueryClient, id: number, draft: EditedDraft) {
  const { number, revision, input } = draft
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
  isSure?: true
}

/** @throws ApiError BookingChanged, EditConflict if the booking or the draft has changed since it was read */
export function sendQuote(client: QueryClient, id: number, draft: SeenDraft, key: string) {
  const { number, ...json } = draft
  const param = { id: String(id), number: String(number) }
  const { send } = apiOf(client).admin.bookings[':id'].quotes[':number']
  return readJson(send.$post({ param, json }, keyed(key)))
}
