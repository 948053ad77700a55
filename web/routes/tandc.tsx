import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/tandc')({
  loader: ({ context }) => loadContent('tandc', context),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/tandc',
      title: context.t('company:tandc.title'),
      description: context.t('company:tandc.description'),
    }),
  component: TandcRoute,
})

function TandcRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('tandc.title')} html={Route.useLoaderData()} />
}
