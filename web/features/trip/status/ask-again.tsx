import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
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

const LOOK = `no-print self-start ${buttonClass('primary')}`

/** For guests who still want to go: a message if the booking still takes one, else a new request. */
export function AskAgain({ booking, situation, onAsk }: AskAgainProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const start = quote?.startDay ?? trip.startDay
  if (!actions.includes('message') || start === null)
    return (
      <PageLink to={tour ? `/tour/x-${tour.id}` : '/contact'} className={LOOK}>
        {t('askAgain')}
      </PageLink>
    )
  const kind = situation === 'lapsed' ? 'quote' : 'hold'
  const text = t(`again.${kind}`, { day: formatDay(start, lang, now) })
  return (
    <button type="button" className={LOOK} onClick={() => onAsk(text)}>
      {t('again.open')}
    </button>
  )
}
