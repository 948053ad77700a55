import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { Dialog } from '../../../ui/dialog'
import { ClaimForm } from './claim-form'
import type { ClaimState } from './use-claim'

interface ClaimDialogProps {
  booking: GuestBooking
  claim: ClaimState
  isOpen: boolean
  onClose: () => void
}

/** The form of a claim, prefilled with the most likely values, so that one more tap sends it. */
export function ClaimDialog({ isOpen, onClose, ...form }: ClaimDialogProps) {
  const { t } = useTranslation('trip')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('claim.open')} look="sheet">
      <ClaimForm {...form} />
    </Dialog>
  )
}
