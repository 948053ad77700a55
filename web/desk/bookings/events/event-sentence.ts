import { useTranslation } from 'react-i18next'
import type { Booking } from '../bookings.api'

export type Event = Booking['events'][number]

/** What happened, in words. Dots are the levels of a text's key. */
export function useEventSentence(): (event: Event) => string {
  const { t } = useTranslation('desk-bookings')
  return ({ event, to, actor }) => {
    // Extended because the guest said that money is on its way.
    if (event === 'hold.extend' && actor === 'guest') return t('event.claimed')
    const status = t(`status.${to}`)
    const name = event.replace('.', '_') as 'link_renew'
    return t(`event.${name}`, { status })
  }
}
