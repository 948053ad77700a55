import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Claim } from '../../../../worker/contracts/bookings/guest-money'
import { receiptName, type ReceiptType } from '../../../../worker/contracts/bookings/pay-methods'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { moveFocus } from '../../../ui/focus'
import { formatMoney } from '../quote/quote.view'
import { ClaimForm } from './claim-form'
import { readReceipt } from './claim.api'
import { canClaim, hasOpenClaim } from './claim.view'
import { useClaim } from './use-claim'

/** The guest's claims, and a button to add one. */
export function Claims({ booking }: { booking: GuestBooking }) {
  const { list, ...dialog } = useClaimDialog(booking)
  if (booking.claims.length === 0 && !canClaim(booking)) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div ref={list} className="flex flex-col gap-3">
        {booking.claims.length > 0 && <ClaimList booking={booking} />}
      </div>
      {canClaim(booking) && <NextClaim booking={booking} {...dialog} />}
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
  return { list, claim, isOpen, setOpen }
}

interface NextClaimProps extends Omit<ReturnType<typeof useClaimDialog>, 'list'> {
  booking: GuestBooking
}

/** The form is prefilled with the most likely values, so that one more tap sends it. */
function NextClaim({ booking, claim, isOpen, setOpen }: NextClaimProps) {
  const { t } = useTranslation('trip')
  const isOnItsWay = hasOpenClaim(booking)
  return (
    <>
      <Button
        look={isOnItsWay ? 'quiet' : 'main'}
        className="no-print"
        onClick={() => setOpen(true)}
      >
        {t(isOnItsWay ? 'claim.another' : 'claim.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('claim.open')} look="sheet">
        <ClaimForm booking={booking} claim={claim} />
      </Dialog>
    </>
  )
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

/** A claim with its receipt. */
function ClaimRow({ pid, claim }: { pid: string; claim: Claim }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { id, amount, day, payer, receipt, settledAt } = claim
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <strong className="tabular">{formatMoney(amount, lang)}</strong>
      <span className="min-w-0 wrap-anywhere">
        {formatDay(day, lang)} · {payer}
      </span>
      <Chip>{t(settledAt === null ? 'claim.waiting' : 'claim.settled')}</Chip>
      {receipt && <ClaimReceipt pid={pid} id={id} type={receipt} />}
    </li>
  )
}

/** The file of a claim, by the claim's id. */
function ClaimReceipt({ pid, id, type }: { pid: string; id: number; type: ReceiptType }) {
  const { t } = useTranslation('trip')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: void, { client }) =>
      saveFile(await readReceipt(client, pid, id), receiptName(pid, id, type)),
  })
  return (
    <>
      <Button look="faint" disabled={isPending} onClick={() => mutate()}>
        {t('claim.receipt.save')}
      </Button>
      <FailureAlert failure={error} />
    </>
  )
}
