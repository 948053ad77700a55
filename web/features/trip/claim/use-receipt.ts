import { useState } from 'react'
import { type ChosenReceipt, type ReceiptFault, prepareReceipt } from './prepare-receipt'

interface Choice {
  chosen: ChosenReceipt | null
  fault: ReceiptFault | null
  isReading: boolean
  mark: number
}

const NONE: Choice = { chosen: null, fault: null, isReading: false, mark: 0 }

/** The chosen file of a claim. `mark` identifies the choice: another file makes another claim. */
export function useReceipt() {
  const [choice, setChoice] = useState(NONE)
  return {
    ...choice,
    choose: async (file: File) => {
      setChoice((before) => ({ ...before, isReading: true, fault: null }))
      const prepared = await prepareReceipt(file)
      setChoice((before) => withPrepared(before, prepared))
    },
    remove: () => setChoice(withoutFile),
    refuse: (fault: ReceiptFault | null) => setChoice((before) => ({ ...before, fault })),
  }
}

function withPrepared(before: Choice, prepared: ChosenReceipt | ReceiptFault): Choice {
  const found = typeof prepared === 'string' ? { fault: prepared } : { chosen: prepared }
  return { ...before, isReading: false, mark: before.mark + 1, ...found }
}

function withoutFile(before: Choice): Choice {
  return { ...before, mark: before.mark + 1, chosen: null, fault: null }
}
