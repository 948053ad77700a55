import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useClock } from '../ui/use-clock'
import type { Version } from './draft-store'
import { FieldChoice } from './field-choice'
import { findDifferences, mergeDrafts, type Choice } from './field-merge'

export interface ConflictDialogProps<Draft> {
  base: Draft
  mine: Draft
  /** The version that another editor saved first; null while there is no conflict. */
  theirs: Version<Draft> | null
  labelOf: (field: keyof Draft & string) => string
  textOf: (draft: Draft, field: keyof Draft & string) => string
  /** Who saved the other version. */
  lead?: string | undefined
  onMerge: (merged: Draft) => void
  onClose: () => void
}

type Choices<Draft> = Partial<Record<keyof Draft & string, Choice>>

/** Shows both versions field by field. For a field that only one side changed, that side is preselected. */
export function ConflictDialog<Draft extends object>({
  theirs,
  onClose,
  ...rest
}: ConflictDialogProps<Draft>) {
  const { t } = useTranslation('admin')
  return (
    <Dialog isOpen={theirs !== null} onClose={onClose} title={t('conflict.title')} look="full">
      {theirs && <Comparison {...rest} theirs={theirs} onClose={onClose} />}
    </Dialog>
  )
}

type ComparisonProps<Draft> = Omit<ConflictDialogProps<Draft>, 'theirs'> & {
  theirs: Version<Draft>
}

function Comparison<Draft extends object>(conflict: ComparisonProps<Draft>) {
  const { base, mine, theirs, onMerge, onClose } = conflict
  const [choices, setChoices] = useState<Choices<Draft>>({})
  const versions = { base, mine, theirs: theirs.draft }
  const choose = (field: keyof Draft & string, choice: Choice) =>
    setChoices((all) => ({ ...all, [field]: choice }))
  return (
    <>
      <ConflictLead theirs={theirs} lead={conflict.lead} />
      <Differences conflict={conflict} choices={choices} onChoose={choose} />
      <ConflictButtons onLater={onClose} onMerge={() => onMerge(mergeDrafts(versions, choices))} />
    </>
  )
}

interface DifferencesProps<Draft> {
  conflict: ComparisonProps<Draft>
  choices: Choices<Draft>
  onChoose: (field: keyof Draft & string, choice: Choice) => void
}

function Differences<Draft extends object>(props: DifferencesProps<Draft>) {
  const { conflict, choices, onChoose } = props
  const { base, mine, theirs, labelOf, textOf } = conflict
  const differences = useMemo(() => findDifferences(base, mine, theirs.draft), [base, mine, theirs])
  return (
    <ul className="-mx-5 flex min-h-0 grow flex-col gap-4 overflow-y-auto border-y border-line px-5 py-4">
      {differences.map(({ field, isConflict, suggested }) => (
        <li key={field}>
          <FieldChoice
            label={labelOf(field)}
            isConflict={isConflict}
            texts={{ mine: textOf(mine, field), theirs: textOf(theirs.draft, field) }}
            choice={choices[field] ?? suggested}
            onChoose={(choice) => onChoose(field, choice)}
          />
        </li>
      ))}
    </ul>
  )
}

function ConflictButtons({ onLater, onMerge }: { onLater: () => void; onMerge: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onLater}>{t('conflict.later')}</Button>
      <Button look="primary" onClick={onMerge}>
        {t('conflict.save')}
      </Button>
    </div>
  )
}

function ConflictLead<Draft>({ theirs, lead }: Pick<ComparisonProps<Draft>, 'theirs' | 'lead'>) {
  const { t } = useTranslation(['admin', 'tour-desk'])
  const time = useClock()
  return (
    <p className="max-w-reading text-muted">
      {lead ?? (theirs.savedBy && t('tour-desk:conflict.by', { name: theirs.savedBy }))}{' '}
      {t('conflict.text', { time: time(theirs.updatedAt) })}
    </p>
  )
}
