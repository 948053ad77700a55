import { useTranslation } from 'react-i18next'
import type { PartyWaiver } from '../../../worker/contracts/bookings/travellers'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { formatList, formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

interface Party {
  /** All travellers. */
  party: number
  children: number
}

/** Writes a party: its adults, and its children if there are any. */
export function usePartyText(): (party: Party) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return ({ party, children }) => {
    const adults = t('adults', { count: party - children })
    return formatList(
      children === 0 ? [adults] : [adults, t('children', { count: children })],
      lang,
    )
  }
}

/** Whether a party has accepted the waiver, in words. */
export function useWaiverText(): (waiver: PartyWaiver) => string {
  const { t } = useTranslation('desk-bookings')
  const [lang, now] = [useLang(), useNow()]
  return ({ state, accepted }) =>
    t(`waiver.${state}`, {
      name: accepted?.name ?? t('erased'),
      day: accepted ? formatDay(calgaryDay(accepted.at), lang, now) : '',
    })
}

/** How often a guest has been here, in words: once, twice, or a number of times. */
export function useTripsText(): (trips: number) => string {
  const { t } = useTranslation('desk-guests')
  return (count) =>
    count === 1 ? t('here.once') : count === 2 ? t('here.twice') : t('here.often', { times: count })
}
