import { AppError } from '../../http/errors'
import { LANGS, type Lang } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import type { TourChange, TourTextsInput } from '../../contracts/tours/tour-changes'
import type { TextsChange } from './tours.texts'
import { definedOnly } from './text-row'

/** The texts of a change by language: those of `lang` (default: the request's language) and those of `texts`. */
export function textsByLang(change: TourChange, requestLang: Lang): TextsChange {
  // A form without a name field sends an empty one for its single language.
  if (change.name === '')
    throw new AppError('TourNameInvalid', { fields: { name: 'TourNameInvalid' } })
  const ofLang = definedOnly(recordOf(TOUR_TEXTS, (name) => change[name]))
  const inputs = LANGS.map((lang): [Lang, TourTextsInput] => [
    lang,
    definedOnly({ ...(lang === (change.lang ?? requestLang) && ofLang), ...change.texts?.[lang] }),
  ])
  return new Map(inputs.filter(([, input]) => Object.keys(input).length > 0))
}

/** For the audit log: the names of the fields that are sent, those of `texts` with their language. */
export function changedFields({
  tourId: _id,
  seenUpdatedAt: _seen,
  mustBeReady: _ready,
  texts,
  ...fields
}: TourChange): string {
  const ofTexts = Object.entries(texts ?? {}).flatMap(([lang, input]) =>
    Object.keys(definedOnly(input ?? {})).map((field) => `${field}.${lang}`),
  )
  return [...Object.keys(definedOnly(fields)), ...ofTexts].join(' ')
}
