import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { PageLink } from '../../../ui/page-link'
import type { Situation } from '../trip.view'

interface AskAgainProps {
  booking: GuestBooking
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

/** For those who still want to go: a message where the booking still takes one, else a new request. */
export function AskAgain({ booking, situation, onAsk }: AskAgainProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const look = `no-print self-start ${buttonClass('primary')}`
  const start = quote?.startDay ?? trip.startDay
  if (actions.includes('message') && start !== null) {
    const kind = situation === 'lapsed' ? 'quote' : 'hold'
    const ask = () => onAsk(t(`again.${kind}`, { day: formatDay(start, lang, now) }))
    return (
      <button type="button" className={look} onClick={ask}>
        {t('again.open')}
      </button>
    )
  }
  return (
    <PageLink to={tour ? `/tour/x-${tour.id}` : '/contact'} className={look}>
      {t('askAgain')}
    </PageLink>
  )
}
