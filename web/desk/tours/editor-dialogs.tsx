import { ConflictDialog } from '../editor/conflict-dialog'
import { LeaveGuard } from '../editor/leave-guard'
import type { Editor } from '../editor/use-editor'

interface EditorDialogsProps<Draft extends object> {
  editor: Editor<Draft>
  /** The draft as a save would return it. */
  tidy: (draft: Draft) => Draft
  /** How the fields and their values are shown in a conflict. */
  texts: {
    labelOf: (field: keyof Draft & string) => string
    textOf: (draft: Draft, field: keyof Draft & string) => string
  }
}

/** What an editor asks: which version of a field stays, and whether to leave with unsaved changes. */
export function EditorDialogs<Draft extends object>(props: EditorDialogsProps<Draft>) {
  const { editor, tidy, texts } = props
  return (
    <>
      <ConflictDialog
        base={tidy(editor.base.draft)}
        mine={tidy(editor.draft)}
        theirs={editor.theirs}
        {...texts}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}
