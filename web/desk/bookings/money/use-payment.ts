import { useState } from 'react'
import type { DeskMoney } from '../../../../worker/contracts/payments/desk-money'
import { useNow } from '../../../platform/forms/use-now'
import {
  firstPayment,
  paymentFaults,
  toPayment,
  type PaymentFields,
  type PaymentStart,
} from './payment-fields'

export interface PaymentProps {
  /** Id of the booking. */
  id: number
  money: DeskMoney
  onClose: () => void
}

export type TypedPayment = ReturnType<typeof usePayment>

/** A payment while it is typed. */
export function usePayment(money: DeskMoney, start: PaymentStart) {
  const now = useNow()
  const [fields, setFields] = useState(() => firstPayment(start))
  return {
    fields,
    set: (part: Partial<PaymentFields>) => setFields({ ...fields, ...part }),
    faults: paymentFaults(fields, money, now),
    /** Null while it has faults. */
    payment: toPayment(fields, money, now),
  }
}
