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

/** For guests who still want to go: a message if the booking still takes one, else a new request. */
export function AskAgain({ booking, situation, onAsk }: AskAgainProps) {
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const start = quote?.startDay ?? trip.startDay
  if (!actions.includes('message') || start === null) return <NewRequest tour={tour} />
  const kind = situation === 'lapsed' ? 'quote' : 'hold'
  return <MessageAgain kind={kind} day={formatDay(start, lang, now)} onAsk={onAsk} />
}

const LOOK = `no-print self-start ${buttonClass('primary')}`

function NewRequest({ tour }: Pick<GuestBooking, 'tour'>) {
  const { t } = useTranslation('trip')
  return (
    <PageLink to={tour ? `/tour/x-${tour.id}` : '/contact'} className={LOOK}>
      {t('askAgain')}
    </PageLink>
  )
}

interface MessageAgainProps extends Pick<AskAgainProps, 'onAsk'> {
  kind: 'quote' | 'hold'
  day: string
}

function MessageAgain({ kind, day, onAsk }: MessageAgainProps) {
  const { t } = useTranslation('trip')
  return (
    <button type="button" className={LOOK} onClick={() => onAsk(t(`again.${kind}`, { day }))}>
      {t('again.open')}
    </button>
  )
}
