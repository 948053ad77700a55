import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadLegalText } from '../content/content'
import { LegalPage } from '../features/company/legal-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadLegalText('privacy', context),
  head: ({ match: { context } }) => namedHead(context, '/privacy', 'site:privacy'),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('privacy.title')} text={Route.useLoaderData()} />
}
