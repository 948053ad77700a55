import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import type { TourSummary } from '../tours/tours.api'

/** A tour's name in the reader's language, otherwise in another one, otherwise its number. */
export function useTourName(): (tour: Pick<TourSummary, 'id' | 'name'>) => string {
  const lang = useLang()
  return ({ id, name }) => pickText(name, lang).text || `#${id}`
}
