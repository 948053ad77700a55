import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadContent('privacy', context),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/privacy',
      title: context.t('company:privacy.title'),
      description: context.t('company:privacy.description'),
    }),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('privacy.title')} html={Route.useLoaderData()} />
}
