import { useState } from 'react'
import type { PictureFault } from '../../../../worker/contracts/media/pictures/refused-picture'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useLang } from '../../../platform/i18n/use-lang'
import type { ChosenReceipt } from './prepare-receipt'

interface Choice {
  chosen: ChosenReceipt | null
  /** A sentence. */
  fault: string | null
  isReading: boolean
  mark: number
}

const NONE: Choice = { chosen: null, fault: null, isReading: false, mark: 0 }

/** Reads picture formats, so it is loaded for a chosen file only. */
const loadPreparation = () => import('./prepare-receipt')

/** The chosen file of a claim. `mark` identifies the choice: another file makes another claim. */
export function useReceipt() {
  const [choice, setChoice] = useState(NONE)
  const lang = useLang()
  const { ofFailure } = useErrorText()
  return {
    ...choice,
    choose: async (file: File) => {
      setChoice((before) => ({ ...before, isReading: true, fault: null }))
      const prepared = await loadPreparation()
        .then(({ prepareReceipt }) => prepareReceipt(file, lang))
        .catch(ofFailure)
      setChoice((before) => withPrepared(before, prepared))
    },
    remove: () => setChoice(withoutFile),
    refuse: async (refused: PictureFault | null) => {
      const fault =
        refused &&
        (await loadPreparation()
          .then(({ receiptFaultText }) => receiptFaultText(refused, lang))
          .catch(ofFailure))
      setChoice((before) => ({ ...before, fault }))
    },
  }
}

function withPrepared(before: Choice, prepared: ChosenReceipt | string): Choice {
  const found = typeof prepared === 'string' ? { fault: prepared } : { chosen: prepared }
  return { ...before, isReading: false, mark: before.mark + 1, ...found }
}

function withoutFile(before: Choice): Choice {
  return { ...before, mark: before.mark + 1, chosen: null, fault: null }
}
