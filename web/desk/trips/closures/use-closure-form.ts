import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLOSURE_DAYS } from '../../../../worker/contracts/trips/closures'
import { useChecked } from '../../ui/use-checked'
import { useWrite } from '../../ui/use-write'
import { rangeFaultOf, sideOf, type DayRange } from '../day-range'
import { createClosure } from '../trips.api'

interface TypedClosure extends DayRange {
  /** Empty for all tours. */
  tourId: string
  note: string
}

const EMPTY: TypedClosure = { fromDay: '', toDay: '', tourId: '', note: '' }

/** A closure as it is typed, with its faults and the write that stores it. */
export function useClosureForm(onClose: () => void) {
  const { t } = useTranslation('trips-desk')
  const [typed, setTyped] = useState(EMPTY)
  const { isChecked, passes } = useChecked()
  const { mutate, isPending, error } = useWrite({
    call: (client, closure: TypedClosure) => createClosure(client, toNewClosure(closure)),
    done: () => t('closures.saved'),
    onDone: onClose,
  })
  const fault = rangeFaultOf(typed, CLOSURE_DAYS)
  return {
    typed,
    change: (part: Partial<TypedClosure>) => setTyped({ ...typed, ...part }),
    errorOf: (side: 'from' | 'to') =>
      isChecked && fault && sideOf(fault) === side ? t(`closures.fault.${fault}`) : undefined,
    submit: () => passes(!fault) && !isPending && mutate(typed),
    isPending,
    error,
  }
}

function toNewClosure({ fromDay, toDay, tourId, note }: TypedClosure) {
  return {
    fromDay,
    toDay: toDay || fromDay,
    tourId: tourId === '' ? null : Number(tourId),
    note: note.trim(),
  }
}
