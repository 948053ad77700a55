import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { FormSection } from '../../editor/form-section'
import { LanguageColumns } from '../../editor/language-columns'
import { InclusionLines } from './inclusion-lines'
import { tidyItinerary, type ItineraryDraft } from './itinerary-draft'
import { ItineraryEntries, type ItineraryEntriesProps } from './itinerary-entries'

/** Inclusions and entries, each in three languages. */
export function ItineraryForm({ tourId, ...texts }: Omit<ItineraryEntriesProps, 'lang'>) {
  const { t } = useTranslation('admin')
  const inclusions = t('inclusions.title')
  const itinerary = t('itinerary.title')
  const markOf = (lang: Lang) => (isBehind(texts.draft, lang) ? 'missing' : null)
  return (
    <>
      <FormSection title={inclusions}>
        <LanguageColumns label={inclusions}>
          {(lang) => <InclusionLines lang={lang} {...texts} />}
        </LanguageColumns>
      </FormSection>
      <FormSection title={itinerary}>
        <LanguageColumns label={itinerary} markOf={markOf}>
          {(lang) => <ItineraryEntries tourId={tourId} lang={lang} {...texts} />}
        </LanguageColumns>
      </FormSection>
    </>
  )
}

/** Whether a language has fewer entries than the longest one. */
function isBehind(draft: ItineraryDraft, lang: Lang): boolean {
  const tidy = tidyItinerary(draft)
  const most = Math.max(...LANGS.map((each) => tidy[`${each}.entries`].length))
  return tidy[`${lang}.entries`].length < most
}
