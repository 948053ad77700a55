import { useTranslation } from 'react-i18next'
import { SEATS } from '../../../../worker/contracts/bookings/travellers'
import type { PlannerTrip } from '../../../../worker/contracts/bookings/planner'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

/** The seats for children that a trip needs, in words; '' for none. */
export function useChildSeats(): (trip: Pick<PlannerTrip, 'parties'>) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return ({ parties }) => {
    const seats = parties.flatMap(({ travellers }) => travellers.map(({ seat }) => seat))
    const texts = SEATS.flatMap((kind) => {
      const count = seats.filter((seat) => seat === kind).length
      if (kind === 'belt' || count === 0) return []
      return [`${t(`dates.travellers.seats.${kind}`)} × ${count}`]
    })
    return formatList(texts, lang)
  }
}
