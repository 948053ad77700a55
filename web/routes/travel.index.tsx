import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { RegionPage } from '../features/tours/list/region-page'
import { readTourSearch, type TourSearch } from '../features/tours/tours.search'
import { loadRegion, regionHead } from './-region'

export const Route = createFileRoute('/travel/')({
  validateSearch: (search: TourSearch & SearchSchemaInput): TourSearch => readTourSearch(search),
  loader: ({ context }) => loadRegion(context, 'travel'),
  head: ({ match: { context }, loaderData }) => (loaderData ? regionHead(context, loaderData) : {}),
  component: () => <RegionPage regionId={Route.useLoaderData().id} search={Route.useSearch()} />,
})
