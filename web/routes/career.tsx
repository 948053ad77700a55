import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/career')({
  loader: ({ context }) => loadContent('career', context),
  head: ({ match: { context } }) => namedHead(context, '/career', 'site:career'),
  component: CareerRoute,
})

function CareerRoute() {
  const { t } = useTranslation()
  return <TextPage title={t('career.title')} html={Route.useLoaderData()} />
}
