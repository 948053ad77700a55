import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog'
import { LeaveGuard } from './leave-guard'
import type { Editor } from './use-editor'

interface EditorDialogsProps<Draft extends object> {
  editor: Editor<Draft>
  /** How the fields and their values are shown in a conflict. */
  texts: Pick<ConflictDialogProps<Draft>, 'labelOf' | 'textOf'>
  /** Who saved the other version, if the screen has its own text for that. */
  lead?: string | undefined
  /** The draft as a save would return it. */
  tidy?: (draft: Draft) => Draft
}

/** The editor's questions: which version of a field to keep, and whether to leave with unsaved changes. */
export function EditorDialogs<Draft extends object>(props: EditorDialogsProps<Draft>) {
  const { editor, texts, lead, tidy = (draft) => draft } = props
  return (
    <>
      <ConflictDialog
        base={tidy(editor.base.draft)}
        mine={tidy(editor.draft)}
        theirs={editor.theirs}
        {...texts}
        lead={lead}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}
