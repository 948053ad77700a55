import { useState } from 'react'
import { prepareReceipt, type ChosenReceipt, type ReceiptFault } from './prepare-receipt'

/** The chosen file of a claim. `mark` tells one choice from the next: another file is another claim. */
export function useReceipt() {
  const [chosen, setChosen] = useState<ChosenReceipt | null>(null)
  const [fault, setFault] = useState<ReceiptFault | null>(null)
  const [isReading, setReading] = useState(false)
  const [mark, setMark] = useState(0)
  return {
    chosen,
    fault,
    isReading,
    mark,
    choose: async (file: File) => {
      setReading(true)
      setFault(null)
      const prepared = await prepareReceipt(file)
      setReading(false)
      setMark((before) => before + 1)
      if (typeof prepared === 'string') setFault(prepared)
      else setChosen(prepared)
    },
    remove: () => {
      setMark((before) => before + 1)
      setChosen(null)
      setFault(null)
    },
    refuse: setFault,
  }
}
