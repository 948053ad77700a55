import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '../../../../worker/contracts/guest-money'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { receiptName } from '../../../../worker/contracts/receipts'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { FailureAlert } from '../../../ui/failure-alert'
import { moveFocus } from '../../../ui/focus'
import { ClaimDialog } from './claim-dialog'
import { readReceipt } from './claim.api'
import { canClaim, hasOpenClaim } from './claim.view'
import { formatMoney } from '../quote/quote.view'
import { useClaim } from './use-claim'

/** What the guest said about transfers, and the button that says so. */
export function Claims({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const claim = useClaim(booking, () => {
    setOpen(false)
    // The dialog gives the focus back to its button first.
    setTimeout(() => moveFocus(list.current))
  })
  const { claims } = booking
  const isOnItsWay = hasOpenClaim(booking)
  if (claims.length === 0 && !canClaim(booking)) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div ref={list} className="flex flex-col gap-3">
        {claims.length > 0 && (
          <>
            <h3 className="font-semibold">{t('claim.title')}</h3>
            {isOnItsWay && <p>{t('claim.next')}</p>}
            <ul className="flex flex-col gap-2">
              {claims.map((each) => (
                <ClaimRow key={each.id} pid={booking.pid} claim={each} />
              ))}
            </ul>
          </>
        )}
      </div>
      {canClaim(booking) && (
        <>
          <Button
            look={isOnItsWay ? 'quiet' : 'main'}
            className="no-print"
            onClick={() => setOpen(true)}
          >
            {t(isOnItsWay ? 'claim.another' : 'claim.open')}
          </Button>
          <ClaimDialog
            booking={booking}
            claim={claim}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </div>
  )
}

function ClaimRow({ pid, claim }: { pid: string; claim: Claim }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { id, amount, day, payer, receipt, settledAt } = claim
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: void, { client }) =>
      saveFile(await readReceipt(client, pid, id), receiptName(pid, id, receipt ?? 'image/jpeg')),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <strong className="tabular">{formatMoney(amount, lang)}</strong>
      <span className="min-w-0 wrap-anywhere">
        {formatDay(day, lang)} · {payer}
      </span>
      <Chip>{t(settledAt === null ? 'claim.waiting' : 'claim.settled')}</Chip>
      {receipt && (
        <Button look="faint" disabled={isPending} onClick={() => mutate()}>
          {t('claim.receipt.save')}
        </Button>
      )}
      <FailureAlert failure={error} />
    </li>
  )
}
