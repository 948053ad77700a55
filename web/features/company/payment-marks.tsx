import type { PaymentMark } from '../../../worker/contracts/settings/setting-groups'
import { useSite } from '../../platform/site/site'
import { Drawing } from '../../ui/drawing'
import amex from './payment/amex.svg?raw'
import interac from './payment/interac.svg?raw'
import mastercard from './payment/mastercard.svg?raw'
import visa from './payment/visa.svg?raw'

const MARKS: Record<PaymentMark, { name: string; svg: string }> = {
  visa: { name: 'Visa', svg: visa },
  mastercard: { name: 'Mastercard', svg: mastercard },
  amex: { name: 'American Express', svg: amex },
  interac: { name: 'Interac', svg: interac },
}

export function PaymentMarks() {
  const { payment } = useSite()
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {payment.map((key) => (
        <li key={key}>
          <Drawing svg={MARKS[key].svg} width={48} height={30} />
          <span className="sr-only">{MARKS[key].name}</span>
        </li>
      ))}
    </ul>
  )
}
