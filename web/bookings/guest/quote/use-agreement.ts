import { useRef, useState } from 'react'

export type Agreement = ReturnType<typeof useAgreement>

/** The two checkboxes of an acceptance. `require` reports a missing one and moves the focus to it. */
export function useAgreement() {
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
  return { form, agreed, setAgreed, isMissing: wasTried && !isAgreed, require }
}
