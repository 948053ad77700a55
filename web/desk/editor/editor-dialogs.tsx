import { useState, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import { useClock } from '../ui/use-clock'
import type { Version } from './draft-store'
import { findDifferences, mergeDrafts, type Choice } from './field-merge'
import { LeaveGuard } from './leave-guard'
import type { Editor } from './use-editor'

const TEXT = 'col-start-2 max-h-60 min-w-0 overflow-y-auto text-sm break-words whitespace-pre-wrap'

const SIDES = ['mine', 'theirs'] as const

type Field<Draft> = keyof Draft & string
type Choices<Draft> = Partial<Record<Field<Draft>, Choice>>

interface EditorDialogsProps<Draft extends object> {
  editor: Editor<Draft>
  /** Labels and values of the fields in a conflict. */
  texts: {
    labelOf: (field: Field<Draft>) => string
    textOf: (draft: Draft, field: Field<Draft>) => string
  }
  /** Says who saved the other version, if the screen has its own text for that. */
  lead?: (name: string) => string
  /** The draft as a save would return it. */
  tidy?: (draft: Draft) => Draft
}

/** The editor's questions: which version of a field to keep, and whether to leave with unsaved changes. */
export function EditorDialogs<Draft extends object>(props: EditorDialogsProps<Draft>) {
  const { t } = useTranslation('desk')
  const { theirs, closeConflict, hasChanges } = props.editor
  return (
    <>
      <Dialog
        isOpen={theirs !== null}
        onClose={closeConflict}
        title={t('conflict.title')}
        look="full"
      >
        {theirs && <Conflict {...props} theirs={theirs} />}
      </Dialog>
      <LeaveGuard hasChanges={hasChanges} />
    </>
  )
}

type ConflictProps<Draft extends object> = EditorDialogsProps<Draft> & {
  /** The version that another editor saved first. */
  theirs: Version<Draft>
}

/** Both versions field by field. For a field that only one side changed, that side is preselected. */
function Conflict<Draft extends object>(props: ConflictProps<Draft>) {
  const { editor, theirs, texts, tidy = (draft) => draft } = props
  const { t } = useTranslation('desk')
  const [choices, setChoices] = useState<Choices<Draft>>({})
  const versions = { base: tidy(editor.base.draft), mine: tidy(editor.draft), theirs: theirs.draft }

  const merge = () => void editor.saveMerged(mergeDrafts(versions, choices))
  return (
    <>
      <ConflictLead {...props} />
      <Differences {...{ versions, texts, choices }} onChange={setChoices} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={editor.closeConflict}>{t('conflict.later')}</Button>
        <Button look="primary" onClick={merge}>
          {t('conflict.save')}
        </Button>
      </div>
    </>
  )
}

interface DifferencesProps<Draft extends object> extends Pick<EditorDialogsProps<Draft>, 'texts'> {
  versions: Record<'base' | Choice, Draft>
  choices: Choices<Draft>
  onChange: (choices: Choices<Draft>) => void
}

function Differences<Draft extends object>(props: DifferencesProps<Draft>) {
  const { versions, texts, choices, onChange } = props
  const { base, mine, theirs } = versions
  return (
    <ul className="-mx-5 flex min-h-0 grow flex-col gap-4 overflow-y-auto border-y border-line px-5 py-4">
      {findDifferences(base, mine, theirs).map(({ field, isConflict, suggested }) => (
        <li key={field}>
          <FieldChoice
            label={texts.labelOf(field)}
            isConflict={isConflict}
            texts={{ mine: texts.textOf(mine, field), theirs: texts.textOf(theirs, field) }}
            choice={choices[field] ?? suggested}
            onChoose={(choice) => onChange({ ...choices, [field]: choice })}
          />
        </li>
      ))}
    </ul>
  )
}

function ConflictLead<Draft extends object>(props: Pick<ConflictProps<Draft>, 'theirs' | 'lead'>) {
  const { t } = useTranslation(['desk', 'desk-tours'])
  const time = useClock()
  const { savedBy, updatedAt } = props.theirs
  const { lead = (name: string) => t('desk-tours:conflict.by', { name }) } = props
  return (
    <p className="max-w-reading text-muted">
      {savedBy && lead(savedBy)} {t('conflict.text', { time: time(updatedAt) })}
    </p>
  )
}

interface FieldChoiceProps extends Choosing {
  label: string
  /** Both sides changed the field. */
  isConflict: boolean
}

/** Both versions of a field, to choose one of them. */
function FieldChoice({ label, isConflict, ...choosing }: FieldChoiceProps) {
  const { t } = useTranslation('desk')
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 flex items-center gap-2 font-semibold">
        {label}
        {isConflict && <Chip look="hidden">{t('conflict.both')}</Chip>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <SideChoice key={side} side={side} name={name} {...choosing} />
        ))}
      </div>
    </fieldset>
  )
}

interface Choosing {
  texts: Record<Choice, string>
  choice: Choice
  onChoose: (choice: Choice) => void
}

interface SideChoiceProps extends Choosing {
  side: Choice
  /** The same for both versions of a field. */
  name: string
}

/** One version of a field. */
function SideChoice({ side, name, texts, choice, onChoose }: SideChoiceProps) {
  const { t } = useTranslation('desk')
  const isChosen = choice === side
  return (
    <label
      className={`grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-field border p-3 ${isChosen ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onChoose(side)}
        className="mt-0.5 size-5 accent-primary"
      />
      <span className="text-sm text-muted">{t(`conflict.${side}`)}</span>
      <span className={TEXT}>{texts[side] || t('conflict.empty')}</span>
    </label>
  )
}
