import { priceQuote, type QuoteTotals } from '../../../../worker/contracts/bookings/quote-prices'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { recordOf } from '../../../../worker/contracts/record-of'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite, type Site } from '../../../platform/site/site'
import { partySize } from '../request.rules'
import type { DateDeparture, RequestDraft, RequestedTour } from '../request.view'

export interface SumsProps {
  tour: RequestedTour
  draft: RequestDraft
  /** The departure that the party joins. */
  departure: DateDeparture | null
}

/** The total of the chosen party; null if the price is on request. */
export function useTotals({ tour, draft, departure }: SumsProps): QuoteTotals | null {
  const lang = useLang()
  const { prices } = useSite()
  const others = departure?.travellers ?? 0
  return priceQuote(tour, { party: partySize(draft), others, extraRooms: 0, lang }, termsOf(prices))
}

function termsOf(prices: Site['prices']) {
  const deposit: Record<Lang, Site['prices']['deposit']> = recordOf(LANGS, () => prices.deposit)
  return { ...prices, deposit }
}
