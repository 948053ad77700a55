import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { AnswerBy } from '../status/answer-by'

/** A change request that the company has not answered. */
export function OpenWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { wish: asked, now } = booking
  if (!asked) return null
  const { day, party } = asked
  const travellers = party && t('change.travellers', { count: party })
  const wish = [day && formatDay(day, lang, now), travellers].filter(Boolean).join(' · ')
  return (
    <div role="status" className="max-w-reading rounded-card border border-line bg-surface p-4">
      <strong className="block">
        {wish ? t('change.asked.parts', { wish }) : t('change.asked.text')}
      </strong>
      <span className="block">{t('change.asked.next')}</span>
      <AnswerBy booking={booking} />
    </div>
  )
}
