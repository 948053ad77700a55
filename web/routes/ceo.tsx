import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadContent } from '../content/content'
import { Staff } from '../features/company/staff-and-cars'
import { Cars } from '../features/company/cars'
import { TrustStrip } from '../features/company/trust-strip'
import { TextPage } from '../features/company/text-page'
import { organization } from '../platform/head/page-head'
import { namedHead } from './-named-head'
import { peopleQuery } from '../platform/site/people'
import { siteOf } from '../platform/site/site'

export const Route = createFileRoute('/ceo')({
  loader: ({ context }) => {
    const people = context.queryClient.ensureQueryData(peopleQuery(context.lang))
    const facts = people.then(({ staff }) => ({ founder: staff[0]?.name ?? '' }))
    return loadContent('ceo', context, facts)
  },
  head: ({ match: { context } }) =>
    namedHead(context, '/ceo', 'site:ceo', {
      jsonLd: [organization(context.origin, siteOf(context))],
    }),
  component: CeoRoute,
})

function CeoRoute() {
  const { t } = useTranslation()
  return (
    <TextPage title={t('ceo.title')} html={Route.useLoaderData()}>
      <TrustStrip />
      <Staff />
      <Cars />
    </TextPage>
  )
}
