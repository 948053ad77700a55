import { queryOptions } from '@tanstack/react-query'
import type { QuoteAnswer } from '../../../../worker/contracts/bookings/quotes'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'

/** The guest's answer to a quote: an acceptance, a question, or no. */
export const answerQuote: GuestCall<{ pid: string; answer: QuoteAnswer }> = (client, sent, key) =>
  readJson(guestOf(client).quote.$post({ ...byPid(sent.pid), json: sent.answer }, keyed(key)))

/** Days of a month on which a tour can still start; `from` is YYYY-MM-DD. */
export const openDaysQuery = (tourId: number | null, from: string) =>
  queryOptions({
    queryKey: ['trip', 'open-days', tourId, from],
    enabled: tourId !== null,
    queryFn: async ({ client }) => {
      const asked = { ...byId(tourId ?? 0), query: { month: from.slice(0, 7) } }
      const { days } = await readJson(apiOf(client).forum[':id'].calendar.$get(asked))
      return days
        .filter(({ day, state }) => day >= from && (state === 'open' || state === 'few'))
        .map(({ day }) => day)
    },
  })
