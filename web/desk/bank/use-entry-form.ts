import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChecked } from '../ui/use-checked'
import { useWrite } from '../ui/use-write'
import { addEntry } from './bank.api'
import { emptyEntry, faultsOfEntry, toNewEntry, type EntryFault } from './typed-entry'

export type EntryForm = ReturnType<typeof useEntryForm>

/** The form of a typed entry: its values, faults and submission. */
export function useEntryForm(onClose: () => void) {
  const { t } = useTranslation('desk-bank')
  const [typed, setTyped] = useState(emptyEntry)
  const { isChecked, passes } = useChecked()
  const write = useWrite({ call: addEntry, done: () => t('add.done'), onDone: onClose })
  return { typed, set, errorOf, submit, write }

  function set(part: Partial<typeof typed>): void {
    setTyped({ ...typed, ...part })
  }

  function errorOf(name: EntryFault): string | undefined {
    return isChecked && faultsOfEntry(typed).includes(name) ? t(`fault.${name}`) : undefined
  }

  function submit(): void {
    const entry = toNewEntry(typed)
    if (passes(entry !== null) && entry && !write.isPending) write.mutate(entry)
  }
}
