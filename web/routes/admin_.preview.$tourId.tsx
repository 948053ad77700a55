import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content/content'
import { loadDeskTexts } from '../platform/i18n/i18n'
import { adminHead, adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'
import { readTourSearch } from './-tour'

const TourPreview = adminScreen(async () => (await import('./-tour-preview')).TourPreview)

export const Route = createFileRoute('/admin_/preview/$tourId')({
  staticData: { kind: 'preview' },
  validateSearch: readTourSearch,
  loader: async ({ context: { lang, readAsset, queryClient }, params }) => {
    adminTourId(params.tourId)
    const [safetyHtml] = await Promise.all([
      loadContent('safety', { lang, readAsset, queryClient }),
      loadDeskTexts(lang),
    ])
    return safetyHtml
  },
  head: ({ match: { context } }) => adminHead(context),
  component: PreviewRoute,
})

function PreviewRoute() {
  const { tab = 'product' } = Route.useSearch()
  return <TourPreview tab={tab} safetyHtml={Route.useLoaderData()} />
}
