import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useClock } from '../ui/use-clock'
import type { Version } from './draft-store'
import { FieldChoice } from './field-choice'
import { findDifferences, mergeDrafts, type Choice } from './field-merge'

interface ConflictDialogProps<Draft> {
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

/** Both versions field by field; a field that only one side changed is preselected. */
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
  const { base, mine, theirs, labelOf, textOf, onMerge, onClose } = conflict
  const { t } = useTranslation('admin')
  const [choices, setChoices] = useState<Choices<Draft>>({})
  const versions = { base, mine, theirs: theirs.draft }
  const differences = useMemo(() => findDifferences(base, mine, theirs.draft), [base, mine, theirs])
  return (
    <>
      <ConflictLead theirs={theirs} lead={conflict.lead} />
      <ul className="-mx-5 flex min-h-0 grow flex-col gap-4 overflow-y-auto border-y border-line px-5 py-4">
        {differences.map((difference) => (
          <li key={difference.field}>
            <FieldChoice
              label={labelOf(difference.field)}
              difference={difference}
              texts={{
                mine: textOf(mine, difference.field),
                theirs: textOf(theirs.draft, difference.field),
              }}
              choice={choices[difference.field] ?? difference.suggested}
              onChoose={(choice) => setChoices((all) => ({ ...all, [difference.field]: choice }))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('conflict.later')}</Button>
        <Button look="primary" onClick={() => onMerge(mergeDrafts(versions, choices))}>
          {t('conflict.save')}
        </Button>
      </div>
    </>
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
