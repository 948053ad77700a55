import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveFocus } from '../../../ui/focus'
import { ChosenReceipt } from './chosen-receipt'
import { ReceiptButtons } from './receipt-buttons'
import type { ClaimState } from './use-claim'

type FieldProps = Pick<
  ClaimState['receipt'],
  'chosen' | 'fault' | 'isReading' | 'choose' | 'remove'
>

/** A photo or a PDF of the transfer, which may be left out; on a phone also from the camera. */
export function ReceiptField({ fault, remove, ...choice }: FieldProps) {
  const { t } = useTranslation('trip')
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { chosen, isReading } = choice
  const drop = () => {
    moveFocus(group.current)
    remove()
  }
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <p id={`${id}-label`} className="font-semibold">
        {t('claim.receipt.label')}
      </p>
      {chosen && <ChosenReceipt receipt={chosen} onRemove={drop} />}
      <ReceiptButtons {...choice} />
      <p role="status" className="text-sm text-muted empty:sr-only">
        {isReading ? t('claim.receipt.reading') : ''}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {fault && t(`claim.receipt.${fault}`)}
      </p>
    </div>
  )
}
