import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import { apiOf, readJson } from '../../../platform/api/api'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import { closedDaysWithin } from '../../ui/closed-days'
import type { DepartureDraft } from './departure-draft'

/** The closures that end first of those that are not over. */
const nextClosuresQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['admin', 'closures', 'next', lang],
    staleTime: 0,
    queryFn: async ({ client }) =>
      (await readJson(apiOf(client).admin.closures.$get({ query: { lang } }))).closures,
  })

/** For readers who may see dates: a sentence about the closed days that lie inside a departure; '' without any. */
export function useClosedDaysText({ startDate, endDate }: DepartureDraft, tourId: number): string {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const { data = [] } = useQuery({ ...nextClosuresQuery(lang), enabled: useMay('trips:read') })
  if (startDate === '' || endDate === '') return ''
  const trip = { tourId, startDay: startDate, endDay: endDate }
  const days = closedDaysWithin(trip, data, lang)
  return days && t('departures.closed', { days })
}
