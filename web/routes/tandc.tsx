import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadLegalText } from '../content/content'
import { LegalPage } from '../features/company/legal-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/tandc')({
  loader: ({ context }) => loadLegalText('tandc', context),
  head: ({ match: { context } }) => namedHead(context, '/tandc', 'site:tandc'),
  component: TandcRoute,
})

function TandcRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('tandc.title')} text={Route.useLoaderData()} />
}
