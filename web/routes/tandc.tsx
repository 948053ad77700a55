import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/tandc')({
  loader: ({ context }) => loadContent('tandc', context),
  head: ({ match: { context } }) => namedHead(context, '/tandc', 'company:tandc'),
  component: TandcRoute,
})

function TandcRoute() {
  const { t } = useTranslation('company')
  return <TextPage title={t('tandc.title')} html={Route.useLoaderData()} />
}
