import { useTranslation } from 'react-i18next'
import { focusFault } from '../../ui/focus'
import type { Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import { HIDDEN, type TourDraft } from './tour-draft'
import { findFaults } from './tour-faults'
import type { Checks } from './publish/use-checks'

/**
 * Saves a draft without faults. If saving would publish a tour with findings, they are shown first; the publish button
 * always shows them.
 */
export function useTourSave(editor: Editor<TourDraft>, checks: Checks) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { base, draft, hasChanges, isSaving } = editor
  const isPublishing = base.draft.status === HIDDEN && draft.status !== HIDDEN
  const isRefused = useRefusal(draft)
  return {
    askToPublish: () => {
      if (!isSaving && !isRefused()) checks.open(true)
    },
    save: async () => {
      if (!hasChanges || isSaving || isRefused()) return
      if (isPublishing && !checks.isClean) checks.open(true)
      else if (await editor.save()) showToast({ text: t('tour.modified') })
    },
  }
}

/** Whether a draft has a fault; if so, its field gets the focus. */
function useRefusal(draft: TourDraft): () => boolean {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  return () => {
    if (Object.keys(findFaults(draft)).length === 0) return false
    focusFault()
    showToast({ text: t('tour.checkFields'), look: 'danger' })
    return true
  }
}
