import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { EditedPage } from '../../../worker/contracts/page-drafts'
import { useLang } from '../../platform/i18n/use-lang'
import { focusFault } from '../../ui/focus'
import { useToast } from '../ui/toasts'
import { tidyDraft, type PageDraft } from './page-draft'
import { usePageEditor } from './use-page-editor'
import { usePageFaults } from './use-page-faults'

export type PageScreen = ReturnType<typeof usePageScreen>

/** The editor of a page with the language on screen; a text that would be refused is shown before a save. */
export function usePageScreen(edited: EditedPage, first: PageDraft) {
  const { t } = useTranslation('pages')
  const showToast = useToast()
  const [lang, setLang] = useState<Lang>(useLang())
  const parts = usePageEditor(edited, first)
  const { editor, published } = parts
  const faults = usePageFaults(edited.page, editor.draft)
  const tidy = tidyDraft(editor.draft)
  /** Languages whose text differs from what was published. */
  const drafted = LANGS.filter((each) => tidy[each] !== published[each])
  return { ...parts, page: edited.page, lang, setLang, faults, drafted, save, takeTexts }

  /** Whether all that is typed is stored. */
  async function save(): Promise<boolean> {
    const faulty = [lang, ...LANGS].find((each) => faults[each])
    if (faulty) {
      setLang(faulty)
      setTimeout(focusFault)
      showToast({ text: t('checkTexts'), look: 'danger' })
      return false
    }
    if (!editor.hasChanges) return true
    const isSaved = await editor.save()
    if (isSaved) showToast({ text: t('saved') })
    return isSaved
  }

  function takeTexts(texts: Partial<PageDraft>): void {
    editor.change(texts)
    const taken = LANGS.find((each) => texts[each] !== undefined)
    if (taken) setLang(taken)
    showToast({ text: t('history.taken') })
  }
}
