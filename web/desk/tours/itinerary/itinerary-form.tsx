import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { LanguageColumns } from '../../editor/language-columns'
import type { DraftChange } from '../../editor/use-editor'
import { InclusionLines } from './inclusion-lines'
import { tidyItinerary, type ItineraryDraft } from './itinerary-draft'
import { ItineraryEntries } from './itinerary-entries'

interface ItineraryFormProps {
  tourId: number
  draft: ItineraryDraft
  onChange: (change: DraftChange<ItineraryDraft>) => void
}

/** Inclusions and entries, each in three languages. */
export function ItineraryForm({ tourId, ...texts }: ItineraryFormProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <section aria-label={t('inclusions.title')} className="flex flex-col gap-4">
        <h2 className="text-lg">{t('inclusions.title')}</h2>
        <LanguageColumns label={t('inclusions.title')}>
          {(lang) => <InclusionLines lang={lang} {...texts} />}
        </LanguageColumns>
      </section>
      <section aria-label={t('itinerary.title')} className="flex flex-col gap-4">
        <h2 className="text-lg">{t('itinerary.title')}</h2>
        <LanguageColumns
          label={t('itinerary.title')}
          markOf={(lang) => (isBehind(texts.draft, lang) ? 'missing' : null)}
        >
          {(lang) => <ItineraryEntries tourId={tourId} lang={lang} {...texts} />}
        </LanguageColumns>
      </section>
    </>
  )
}

/** Whether a language has fewer entries than the longest one. */
function isBehind(draft: ItineraryDraft, lang: Lang): boolean {
  const tidy = tidyItinerary(draft)
  const most = Math.max(...LANGS.map((each) => tidy[`${each}.entries`].length))
  return tidy[`${lang}.entries`].length < most
}
