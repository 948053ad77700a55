import { createFileRoute } from '@tanstack/react-router'
import { RegionPage } from '../features/tours/region-page'
import { loadRegion, regionHead } from './-region'

export const Route = createFileRoute('/$region')({
  loader: ({ context, params }) => loadRegion(context, params.region),
  head: ({ match: { context }, loaderData }) => (loaderData ? regionHead(context, loaderData) : {}),
  component: RegionRoute,
})

function RegionRoute() {
  return <RegionPage regionId={Route.useLoaderData().id} />
}
