import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page'
import { loadTexts } from '../platform/i18n/i18n'
import { organization, pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/contact')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'contact')),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/contact',
      title: context.t('contact:title'),
      description: context.t('contact:description'),
      jsonLd: [organization(context.origin)],
    }),
  component: ContactPage,
})
