import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/attention')({
  loader: ({ context }) => loadContent('attention', context),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/attention',
      title: context.t('company:attention.title'),
      description: context.t('company:attention.description'),
    }),
  component: AttentionRoute,
})

function AttentionRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('attention.title')} html={Route.useLoaderData()} />
}
