import { useTranslation } from 'react-i18next'
import type { PartyWaiver } from '../../../worker/contracts/bookings/waiver'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

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
