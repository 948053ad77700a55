import { queryOptions } from '@tanstack/react-query'
import type { Figures as WireFigures } from '../../../worker/contracts/admin/figures'
import { apiOf, readJson, withId } from '../../platform/api/api'

export const figuresQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['admin', 'figures', weeks],
    queryFn: async ({ client }) =>
      toFigures(
        await readJson(apiOf(client).admin.figures.$get({ query: { weeks: String(weeks) } })),
      ),
  })

export type Figures = ReturnType<typeof toFigures>
export type TourFigures = Figures['tours'][number]

function toFigures({ tours, ...figures }: WireFigures) {
  return { ...figures, tours: tours.map(withId) }
}
