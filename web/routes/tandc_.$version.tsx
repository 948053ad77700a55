import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalPage } from '../features/company/legal-page'
import { loadVersion, versionHead } from './-version'

export const Route = createFileRoute('/tandc_/$version')({
  loader: ({ context, params }) => loadVersion('tandc', context, params.version),
  head: ({ match: { context }, params }) => versionHead(context, 'tandc', params.version),
  component: TandcVersionRoute,
})

function TandcVersionRoute() {
  const { t } = useTranslation()
  return <LegalPage title={t('tandc.title')} text={Route.useLoaderData()} />
}
