import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadContent('privacy', context),
  head: ({ match: { context } }) => namedHead(context, '/privacy', 'company:privacy'),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('privacy.title')} html={Route.useLoaderData()} />
}
