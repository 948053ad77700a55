import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import { ClaimDialog } from './claim-dialog'
import { ClaimRow } from './claim-row'
import { canClaim, hasOpenClaim } from './claim.view'
import { useClaim } from './use-claim'

/** What the guest said about transfers, and the button that says so. */
export function Claims({ booking }: { booking: GuestBooking }) {
  const { list, open, ...dialog } = useClaimDialog(booking)
  if (booking.claims.length === 0 && !canClaim(booking)) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div ref={list} className="flex flex-col gap-3">
        {booking.claims.length > 0 && <ClaimList booking={booking} />}
      </div>
      {canClaim(booking) && (
        <>
          <ClaimButton isOnItsWay={hasOpenClaim(booking)} onOpen={open} />
          <ClaimDialog booking={booking} {...dialog} />
        </>
      )}
    </div>
  )
}

/** After a claim is sent, the list gets the focus. */
function useClaimDialog(booking: GuestBooking) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const claim = useClaim(booking, () => {
    setOpen(false)
    // The dialog returns the focus to its button first.
    setTimeout(() => moveFocus(list.current))
  })
  return { list, claim, isOpen, open: () => setOpen(true), onClose: () => setOpen(false) }
}

function ClaimList({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  return (
    <>
      <h3 className="font-semibold">{t('claim.title')}</h3>
      {hasOpenClaim(booking) && <p>{t('claim.next')}</p>}
      <ul className="flex flex-col gap-2">
        {booking.claims.map((each) => (
          <ClaimRow key={each.id} pid={booking.pid} claim={each} />
        ))}
      </ul>
    </>
  )
}

function ClaimButton({ isOnItsWay, onOpen }: { isOnItsWay: boolean; onOpen: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <Button look={isOnItsWay ? 'quiet' : 'main'} className="no-print" onClick={onOpen}>
      {t(isOnItsWay ? 'claim.another' : 'claim.open')}
    </Button>
  )
}
