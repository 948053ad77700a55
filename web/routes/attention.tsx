import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { TextPage } from '../features/company/text-page'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/attention')({
  loader: ({ context }) => loadContent('attention', context),
  head: ({ match: { context } }) => namedHead(context, '/attention', 'site:attention'),
  component: AttentionRoute,
})

function AttentionRoute() {
  const { t } = useTranslation()
  return <TextPage title={t('attention.title')} html={Route.useLoaderData()} />
}
