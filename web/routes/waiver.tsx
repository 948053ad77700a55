import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadLegalText } from '../content/content'
import { LegalPage } from '../features/company/legal-page'
import { notFoundOn } from '../platform/api/not-found-on'
import { namedHead } from './-named-head'

/** For the guests of a trip, who are led here: search engines do not list it. */
export const Route = createFileRoute('/waiver')({
  loader: ({ context }) => loadLegalText('waiver', context).catch(notFoundOn('NotFound')),
  head: ({ match: { context } }) =>
    namedHead(context, '/waiver', 'site:waiver', { isPrivate: true }),
  component: WaiverRoute,
})

function WaiverRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('waiver.title')} text={Route.useLoaderData()} />
}
