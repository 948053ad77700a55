import { createFileRoute } from '@tanstack/react-router'
import { RegionPage } from '../features/tours/region-page'
import { loadRegion, regionHead } from './-region'

export const Route = createFileRoute('/travel/')({
  loader: ({ context }) => loadRegion(context, 'travel'),
  head: ({ match: { context }, loaderData }) => (loaderData ? regionHead(context, loaderData) : {}),
  component: RegionRoute,
})

function RegionRoute() {
  return <RegionPage regionId={Route.useLoaderData().id} />
}
