import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChecked } from '../../../desk/ui/use-checked'
import { useWrite } from '../../../desk/ui/use-write'
import { addEntry } from './bank.api'
import { emptyEntry, type TypedEntry, faultsOfEntry, toNewEntry } from './typed-entry'

export type EntryForm = ReturnType<typeof useEntryForm>

/** The form of a typed entry: its values, faults and submission. */
export function useEntryForm(onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const [typed, setTyped] = useState(emptyEntry)
  const { isChecked, passes } = useChecked()
  const write = useWrite({ call: addEntry, done: () => t('bank.add.done'), onDone: onClose })
  const set = (part: Partial<TypedEntry>) => setTyped({ ...typed, ...part })
  return { typed, set, errorOf, submit, write }

  function errorOf(name: keyof TypedEntry): string | undefined {
    const fault = faultsOfEntry(typed).find((each) => each === name)
    return isChecked && fault ? t(`bank.fault.${fault}`) : undefined
  }

  function submit(): void {
    const entry = toNewEntry(typed)
    if (passes(entry !== null) && entry && !write.isPending) write.mutate(entry)
  }
}
