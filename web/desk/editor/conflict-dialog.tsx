import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import { useClock } from '../ui/use-clock'
import { findDifferences, mergeDrafts, type Choice, type Difference } from './field-merge'
import type { Version } from './draft-store'

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

function Comparison<Draft extends object>({
  base,
  mine,
  theirs,
  labelOf,
  textOf,
  lead,
  onMerge,
  onClose,
}: ConflictDialogProps<Draft> & { theirs: Version<Draft> }) {
  const { t } = useTranslation(['admin', 'tour-desk', 'common'])
  const time = useClock()
  const [choices, setChoices] = useState<Choices<Draft>>({})
  const versions = { base, mine, theirs: theirs.draft }
  const differences = useMemo(() => findDifferences(base, mine, theirs.draft), [base, mine, theirs])
  return (
    <>
      <p className="max-w-reading text-muted">
        {lead ?? (theirs.savedBy && t('tour-desk:conflict.by', { name: theirs.savedBy }))}{' '}
        {t('conflict.text', { time: time(theirs.updatedAt) })}
      </p>
      <ul className="-mx-5 flex min-h-0 grow flex-col gap-4 overflow-y-auto border-y border-line px-5 py-4">
        {differences.map((difference) => (
          <li key={difference.field}>
            <FieldChoice
              label={labelOf(difference.field)}
              difference={difference}
              mine={textOf(mine, difference.field)}
              theirs={textOf(theirs.draft, difference.field)}
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

interface FieldChoiceProps<Draft> {
  label: string
  difference: Difference<Draft>
  mine: string
  theirs: string
  choice: Choice
  onChoose: (choice: Choice) => void
}

function FieldChoice<Draft>({
  label,
  difference,
  mine,
  theirs,
  choice,
  onChoose,
}: FieldChoiceProps<Draft>) {
  const { t } = useTranslation('admin')
  const name = useId()
  const sides = [
    ['mine', mine],
    ['theirs', theirs],
  ] as const
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 flex items-center gap-2 font-semibold">
        {label}
        {difference.isConflict && <Chip look="hidden">{t('conflict.both')}</Chip>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(([side, text]) => (
          <label
            key={side}
            className={`grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-field border p-3 ${choice === side ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
          >
            <input
              type="radio"
              name={name}
              checked={choice === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-5 accent-primary"
            />
            <span className="text-sm text-muted">{t(`conflict.${side}`)}</span>
            <span className="col-start-2 max-h-60 min-w-0 overflow-y-auto text-sm break-words whitespace-pre-wrap">
              {text || t('conflict.empty')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
