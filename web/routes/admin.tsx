import { createFileRoute } from '@tanstack/react-router'
import { PageFailed } from '../features/company/page-failed'
import { loadDeskTexts } from '../platform/i18n/i18n'
import { keepLanguage } from '../platform/i18n/remember-language'
import { adminHead } from './-admin'
import { DeskLayout } from './-desk-layout'

export const Route = createFileRoute('/admin')({
  staticData: { kind: 'admin' },
  loader: async ({ context: { lang } }) => {
    // The API names tours in it.
    if (!import.meta.env.SSR) keepLanguage(lang)
    await loadDeskTexts(lang)
  },
  head: ({ match: { context } }) => adminHead(context),
  component: DeskLayout,
  errorComponent: (failure) => (
    <main id="main" tabIndex={-1}>
      <PageFailed {...failure} />
    </main>
  ),
})
