import { Check, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { useClock } from '../ui/use-clock'
import type { Editor } from './use-editor'
import { useSaveKey } from './use-save-key'

const SAVE = 'min-w-28 max-sm:grow'

interface SaveBarProps<Draft extends object> {
  editor: Pick<Editor<Draft>, 'hasChanges' | 'isSaving' | 'error' | 'base'>
  /** Shown instead of the time of the last save. */
  savedText?: string | undefined
  onSave: () => void
  children?: ReactNode
}

export function SaveBar<Draft extends object>(props: SaveBarProps<Draft>) {
  const { editor, savedText, onSave, children } = props
  const { t } = useTranslation('desk')
  const time = useClock()
  const saved = savedText ?? t('save.saved', { time: time(editor.base.updatedAt) })
  useSaveKey(onSave)
  return (
    <div className="sticky bottom-(--desk-bar) z-20 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2">
      <SaveState
        hasChanges={editor.hasChanges}
        // A sentence about values that were never changed is wrong once there are changes.
        unsaved={[t('save.unsaved'), ...(savedText === undefined ? [saved] : [])].join(' · ')}
        saved={saved}
        error={editor.error}
      />
      {children && <div className="max-sm:order-last">{children}</div>}
      <SaveButton {...editor} onSave={onSave} />
    </div>
  )
}

function SaveButton(props: { isSaving: boolean; hasChanges: boolean; onSave: () => void }) {
  const { isSaving, hasChanges, onSave } = props
  const { t } = useTranslation('desk')
  return (
    <Button look="primary" className={SAVE} disabled={isSaving || !hasChanges} onClick={onSave}>
      {isSaving ? t('save.saving') : t('save.action')}
    </Button>
  )
}

interface SaveStateProps {
  hasChanges: boolean
  unsaved: string
  saved: string
  error: unknown
}

function SaveState({ hasChanges, unsaved, saved, error }: SaveStateProps) {
  const { t } = useTranslation('desk')
  const { ofFailure } = useErrorText()
  const [Icon, colour] = hasChanges ? [CircleDot, 'text-accent'] : [Check, 'text-primary']
  return (
    <>
      <p role="status" className="flex min-w-0 grow basis-40 items-center gap-2 text-sm">
        <Icon aria-hidden size={16} className={`shrink-0 ${colour}`} />
        {hasChanges ? unsaved : saved}
      </p>
      {error !== null && (
        <p role="alert" className="w-full text-sm text-danger sm:w-auto">
          {t('save.failed')} {ofFailure(error)}
        </p>
      )}
    </>
  )
}
