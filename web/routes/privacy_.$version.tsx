import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalPage } from '../features/company/legal-page'
import { loadVersion, versionHead } from './-version'

export const Route = createFileRoute('/privacy_/$version')({
  loader: ({ context, params }) => loadVersion('privacy', context, params.version),
  head: ({ match: { context }, params }) => versionHead(context, 'privacy', params.version),
  component: PrivacyVersionRoute,
})

function PrivacyVersionRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('privacy.title')} text={Route.useLoaderData()} />
}
