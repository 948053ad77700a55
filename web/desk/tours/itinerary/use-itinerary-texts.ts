import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import type { EntryDraft, ItineraryDraft } from './itinerary-draft'

/** Texts of the conflict dialog. */
export function useItineraryTexts() {
  const { t } = useTranslation(['admin', 'common'])
  return {
    labelOf: (field: keyof ItineraryDraft) =>
      `${t(`itinerary.list.${listOf(field)}`)} · ${t(`common:language.${langOf(field)}`)}`,
    textOf: (version: ItineraryDraft, field: keyof ItineraryDraft) =>
      version[field].map(lineOf).join('\n'),
  }

  /** An inclusion line, or an entry with all its fields, as text to compare. */
  function lineOf(member: string | EntryDraft, index: number): string {
    if (typeof member === 'string') return member
    const { title, min, url, isPic, body } = member
    const media = url && `${t(isPic ? 'itinerary.picture' : 'itinerary.video')}: ${url}`
    const heading = `${index + 1}. ${title} (${t('itinerary.minutes', { min })})`
    return [heading, media, body].filter(Boolean).join('\n')
  }
}

function langOf(field: keyof ItineraryDraft): Lang {
  return LANGS.find((lang) => field.startsWith(lang)) ?? 'ca'
}

function listOf(field: keyof ItineraryDraft): 'included' | 'excluded' | 'entries' {
  return field.slice(3) as 'included' | 'excluded' | 'entries'
}
