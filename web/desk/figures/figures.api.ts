import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf, readJson, withId } from '../../platform/api/api'

export const figuresQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['admin', 'figures', weeks],
    queryFn: ({ client }) => readFigures(client, String(weeks)),
  })

export type Figures = Awaited<ReturnType<typeof readFigures>>
export type TourFigures = Figures['tours'][number]

async function readFigures(client: QueryClient, weeks: string) {
  const call = apiOf(client).admin.figures.$get({ query: { weeks } })
  const { tours, ...figures } = await readJson(call)
  return { ...figures, tours: tours.map(withId) }
}
