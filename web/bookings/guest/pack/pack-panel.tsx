import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { documentAddress } from '../../../platform/kept/kept-documents'
import { Button, buttonClass } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { Panel } from '../panel'
import { StatusLine } from '../status-line'
import { CompanionPanel } from './companion-panel'
import { packBody, picturesOf } from './pack-document'
import { mayKeepTrips } from './pack-store'
import type { Writing } from './pack-plan'
import type { Pack } from './pack.view'
import { printPack } from './print-pack'
import { useKeptTrip, usePack } from './use-kept-trip'

/** A confirmed trip for the road: on this device, on paper, and for those who come along. */
export function PackPanel({ booking }: { booking: GuestBooking }) {
  return (
    <>
      <TripPack booking={booking} />
      {booking.scope === 'lead' && <CompanionPanel pid={booking.pid} />}
    </>
  )
}

function TripPack({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('pack')
  const { pack, writing } = usePack(booking)
  if (!pack) return null
  return (
    <Panel id="trip-pack" title={t('title')} className="no-print gap-3">
      {mayKeepTrips() ? (
        <KeptTrip pack={pack} writing={writing} />
      ) : (
        <PrintButton pack={pack} writing={writing} />
      )}
    </Panel>
  )
}

interface PackProps {
  pack: Pack
  writing: Writing
}

function KeptTrip({ pack, writing }: PackProps) {
  const { t } = useTranslation('pack')
  const { state, isBusy, hasFailed, isRemoved, keep, remove } = useKeptTrip(pack, writing)
  const isKept = state === 'newest' || state === 'older'
  return (
    <>
      <p>{t(isKept ? (state === 'older' && !isBusy ? 'older' : 'kept') : 'text')}</p>
      <p role="alert" className="empty:sr-only">
        {hasFailed && state === 'none' ? t('failed') : ''}
      </p>
      <StatusLine text={isRemoved && !isKept ? t('removed') : ''} />
      <div className="flex flex-wrap gap-2">
        {state === 'none' && (
          <SubmitButton
            label={t('keep')}
            waiting={t('keeping')}
            isWaiting={isBusy}
            onClick={keep}
          />
        )}
        {isKept && <CopyLink pid={pack.pid} />}
        <PrintButton pack={pack} writing={writing} />
      </div>
      {isKept && (
        <>
          <p className="text-sm text-muted">{t('own')}</p>
          <Button look="faint" className="self-start" onClick={remove}>
            {t('remove')}
          </Button>
        </>
      )}
    </>
  )
}

function CopyLink({ pid }: { pid: string }) {
  const { t } = useTranslation('pack')
  return (
    <a href={`${documentAddress(pid, useLang())}?copy`} className={buttonClass('quiet')}>
      {t('open')}
    </a>
  )
}

function PrintButton({ pack, writing }: PackProps) {
  const { t } = useTranslation('pack')
  // A print is light, whatever the screen is.
  const pictures = picturesOf(pack).filter((url) => !url.startsWith('/map/dark/'))
  const body = () => packBody(pack, writing, { pictures })
  return (
    <Button onClick={() => void printPack(body(), LANG_TAG[writing.lang])}>{t('print')}</Button>
  )
}
