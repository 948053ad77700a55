import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../../worker/contracts/bookings/guest-booking'
import { calgaryDay } from '../../../../../worker/contracts/dates/calgary-clock'
import { formatLongDay } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Panel } from '../../panel'
import { WaiverLink } from './waiver-text'
import { askedWaiver } from './waiver.view'

/** The acceptance, or that it is still to be given. */
export function WaiverLines({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const { waiver } = booking
  if (!waiver?.party) return null
  const { accepted, state } = waiver.party
  if (state === 'accepted' && accepted)
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <span>
          {t('waiver.accepted', {
            name: accepted.name ?? '–',
            day: formatLongDay(calgaryDay(accepted.at), lang),
          })}
        </span>
        <WaiverLink version={accepted.version} text={t('waiver.read')} />
      </div>
    )
  return askedWaiver(booking) && <p>{t(state === 'older' ? 'waiver.changed' : 'waiver.missing')}</p>
}

/** For companions, whom the guest who booked accepts for. */
export function CompanionWaiver({ booking: { waiver } }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  if (!waiver) return null
  return (
    <Panel id="waiver" title={t('waiver.title')} className="gap-2">
      <p>{t('waiver.companion')}</p>
      <WaiverLink version={waiver.versions[lang]} text={t('waiver.read')} />
    </Panel>
  )
}
