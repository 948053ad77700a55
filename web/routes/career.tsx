import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/career')({
  loader: ({ context }) => loadContent('career', context),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/career',
      title: context.t('company:career.title'),
      description: context.t('company:career.description'),
    }),
  component: CareerRoute,
})

function CareerRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('career.title')} html={Route.useLoaderData()} />
}
