import type { MemberScope } from '../../../http/context'
import type { Db, Statement } from '../../../db/db'
import { LANGS, type Lang } from '../../../contracts/languages'
import type { TourExtraChange, TourExtraInput } from '../../../contracts/tours/tour-extra-change'
import { writeTour } from '../tours.changes'
import { definedOnly } from '../text-row'
import { listStatements } from './list-statements'

/**
 * Replaces the lists that are sent: inclusions, exclusions, itinerary, each for its language.
 * @throws AppError NotFound, EditConflict
 */
export async function updateTourExtra(c: MemberScope, change: TourExtraChange): Promise<void> {
  const { db } = c.var
  const { tourId, seenUpdatedAt } = change
  await writeTour(c, {
    tourId,
    seenUpdatedAt,
    version: {},
    statements: extraStatements(db, change, c.var.lang),
    audit: {
      action: 'tour.updateextra',
      subjectType: 'tour',
      subjectId: tourId,
      detail: inputsOf(change, c.var.lang)
        .flatMap(([lang, input]) =>
          Object.keys(definedOnly(input)).map((list) => `${list}.${lang}`),
        )
        .join(' '),
    },
  })
}

/** The statements that store a change, for `writeTour`. `requestLang`: of lists without a language. */
export function extraStatements(db: Db, change: TourExtraChange, requestLang: Lang): Statement[] {
  const { tourId } = change
  return inputsOf(change, requestLang).flatMap(([lang, input]) =>
    listStatements(db, { tourId, lang }, input),
  )
}

function inputsOf(
  { included, excluded, itinerary, lang, texts }: TourExtraChange,
  requestLang: Lang,
): [Lang, TourExtraInput][] {
  const ofLang = lang ?? requestLang
  return LANGS.map((each): [Lang, TourExtraInput] => [
    each,
    texts?.[each] ?? (each === ofLang ? { included, excluded, itinerary } : {}),
  ])
}
