import { PRICE_TIERS, type PriceTier } from '../../../contracts/tours/prices'
import { TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { tourChange } from '../../../contracts/tours/tour-changes'
import { tourExtraChange } from '../../../contracts/tours/tour-extra-change'
import {
  VERSIONED_LISTS,
  VERSIONED_NUMBERS,
  type VersionedField,
} from '../../../contracts/tours/versioned-fields'
import { AppError } from '../../../http/errors'
import { type Values, earlier, earlierTiers, earlierByLang } from './earlier-values'

const REGULAR: Record<PriceTier, VersionedField> = {
  p1: 'regularP1',
  p2: 'regularP2',
  p3: 'regularP3',
  p4: 'regularP4',
}
const OF_PARTIES: readonly VersionedField[] = [...PRICE_TIERS, ...Object.values(REGULAR)]
const SINGLE = VERSIONED_NUMBERS.filter(
  (field) => field !== 'status' && !OF_PARTIES.includes(field),
)

/**
 * The requests that store the earlier values; they are checked like those of an editor.
 * @throws AppError Invalid for a value that today's rules refuse
 */
export function restoredBodies(forumId: number, values: Values) {
  return {
    tour: parsed(tourChange, {
      forumId,
      ...earlier(values, SINGLE),
      pricePerPerson: earlierTiers(values, (tier) => tier),
      regularPricePerPerson: earlierTiers(values, (tier) => REGULAR[tier]),
      texts: earlierByLang(values, TOUR_TEXTS, (name) => name),
      ...earlier(values, ['departures'], () => 'joins'),
    }),
    extra: parsed(tourExtraChange, {
      forumId,
      texts: earlierByLang(values, VERSIONED_LISTS, (name) =>
        name === 'entries' ? 'routeDetail' : name,
      ),
    }),
  }
}

function parsed<Output>(
  schema: { safeParse: (body: unknown) => { data?: Output } },
  body: unknown,
): Output {
  const { data } = schema.safeParse(body)
  if (data === undefined) throw new AppError('Invalid')
  return data
}
