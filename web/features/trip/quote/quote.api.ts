import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { QuoteAnswer } from '../../../../worker/contracts/quotes/quote-answer'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'

/** The guest's answer to a quote: an acceptance, a question, or no. */
export const answerQuote = (
  client: QueryClient,
  { pid, answer }: { pid: string; answer: QuoteAnswer },
  requestKey: string,
) => readJson(guestOf(client).quote.$post({ ...byPid(pid), json: answer }, keyed(requestKey)))

/** Days of a month on which a tour can still start; `from` is YYYY-MM-DD. */
export const openDaysQuery = (tourId: number | null, from: string) =>
  queryOptions({
    queryKey: ['trip', 'open-days', tourId, from],
    enabled: tourId !== null,
    queryFn: async ({ client }) => {
      const call = apiOf(client).forum[':id'].calendar.$get({
        ...byId(tourId ?? 0),
        query: { month: from.slice(0, 7) },
      })
      const { days } = await readJson(call)
      return days
        .filter(({ day, state }) => day >= from && (state === 'open' || state === 'few'))
        .map(({ day }) => day)
    },
  })
