import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalPage } from '../features/company/legal-page'
import { loadVersion, versionHead } from './-version'

export const Route = createFileRoute('/waiver_/$version')({
  loader: ({ context, params }) => loadVersion('waiver', context, params.version),
  head: ({ match: { context }, params }) => versionHead(context, 'waiver', params.version),
  component: WaiverVersionRoute,
})

function WaiverVersionRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('waiver.title')} text={Route.useLoaderData()} />
}
