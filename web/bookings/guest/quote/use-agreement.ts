import { useRef, useState } from 'react'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'

export type Agreement = ReturnType<typeof useAgreement>

/**
 * The checkboxes of an acceptance: one for terms and refunds if the request agreed to the same terms, else two.
 * `require` reports a missing one and moves the focus to it.
 */
export function useAgreement({ terms }: Pick<GuestBooking, 'terms'>) {
  const form = useRef<HTMLFormElement>(null)
  const [agreed, setAgreed] = useState({ terms: false, policy: false })
  const [wasTried, setTried] = useState(false)
  const isAgreed = agreed.terms && agreed.policy
  const require = () => {
    setTried(true)
    if (!isAgreed)
      form.current?.querySelector<HTMLInputElement>('[type=checkbox]:not(:checked)')?.focus()
    return isAgreed
  }
  const isOne = terms?.isAgreed ?? false
  return { form, agreed, setAgreed, isOne, isMissing: wasTried && !isAgreed, require }
}
