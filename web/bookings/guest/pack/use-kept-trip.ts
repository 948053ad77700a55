import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { useLang } from '../../../platform/i18n/use-lang'
import { forgetTrips } from '../../../platform/kept/kept-trips'
import { useSite } from '../../../platform/site/site'
import { packDocument, picturesOf } from './pack-document'
import type { Writing } from './pack-plan'
import { keepTrip, keptState } from './pack-store'
import { toPack, type Pack } from './pack.view'

/** The pack of a booking, the same object as long as its facts are the same. */
export function usePack(booking: GuestBooking) {
  const { t } = useTranslation(['pack', 'trip', 'site'])
  const lang = useLang()
  const facts = JSON.stringify(toPack(booking, useSite().company))
  const pack = useMemo(() => JSON.parse(facts) as Pack | null, [facts])
  return { pack, writing: { t, lang, now: booking.now } }
}

/** This device's copy of a trip. Once there is one, each visit and each change of the trip renews it. */
export function useKeptTrip(pack: Pack, writing: Writing) {
  const { pid } = pack
  const { lang } = writing
  const queryClient = useQueryClient()
  const queryKey = ['kept trip', pid]
  const kept = useQuery({
    queryKey: [...queryKey, pack],
    queryFn: () => keptState(pid, pack),
    networkMode: 'always',
    retry: false,
    placeholderData: (before) => before,
  })
  const settle = () => queryClient.invalidateQueries({ queryKey })
  const own = { networkMode: 'always', onSettled: settle } as const
  const { mutate: keep, ...keeping } = useMutation({
    ...own,
    mutationFn: (shown: Pick<Writing, 'lang'> & { pack: Pack }) =>
      keepTrip({
        pid,
        lang: shown.lang,
        until: shown.pack.until,
        facts: shown.pack,
        pictures: picturesOf(shown.pack),
        write: (pictures) => packDocument(shown.pack, writing, pictures),
      }),
  })
  const { mutate: remove, ...removing } = useMutation({
    ...own,
    mutationFn: () => forgetTrips(pid),
    onSuccess: () => keeping.reset(),
  })
  const state = kept.data
  const isKept = state === 'older' || state === 'newest'
  useEffect(() => {
    if (isKept) keep({ pack, lang })
  }, [isKept, keep, pack, lang])
  return {
    state,
    isBusy: keeping.isPending,
    hasFailed: keeping.isError,
    isRemoved: removing.isSuccess,
    keep: () => keep({ pack, lang }),
    remove: () => remove(),
  }
}
