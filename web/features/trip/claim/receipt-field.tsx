import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveFocus } from '../../../ui/focus'
import { ChosenReceipt } from './chosen-receipt'
import { StatusLine } from '../status-line'
import { ReceiptButtons } from './receipt-buttons'
import type { ClaimState } from './use-claim'

type FieldProps = Pick<
  ClaimState['receipt'],
  'chosen' | 'fault' | 'isReading' | 'choose' | 'remove'
>

/** An optional photo or PDF of the transfer; on a phone also from the camera. */
export function ReceiptField({ fault, remove, ...choice }: FieldProps) {
  const id = useId()
  const { group, drop } = useRemoval(remove)
  const { chosen, isReading } = choice
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <ReceiptLabel id={`${id}-label`} />
      {chosen && <ChosenReceipt receipt={chosen} onRemove={drop} />}
      <ReceiptButtons {...choice} />
      <ReceiptStatus id={`${id}-error`} isReading={isReading} fault={fault} />
    </div>
  )
}

/** The remove button disappears with the file, so the focus moves to the group. */
function useRemoval(remove: () => void) {
  const group = useRef<HTMLDivElement>(null)
  const drop = () => {
    moveFocus(group.current)
    remove()
  }
  return { group, drop }
}

function ReceiptLabel({ id }: { id: string }) {
  const { t } = useTranslation('trip')
  return (
    <p id={id} className="font-semibold">
      {t('claim.receipt.label')}
    </p>
  )
}

function ReceiptStatus({ id, isReading, fault }: StatusProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <StatusLine text={isReading ? t('claim.receipt.reading') : ''} />
      <p id={id} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {fault && t(`claim.receipt.${fault}`)}
      </p>
    </>
  )
}

interface StatusProps extends Pick<FieldProps, 'isReading' | 'fault'> {
  /** Id of the fault. */
  id: string
}
