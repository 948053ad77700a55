import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { focusFault } from '../../ui/focus'
import type { Version } from '../editor/draft-store'
import { useEditor, type Editor } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import {
  findPageFault,
  publishedTexts,
  tidyDraft,
  toPageDraft,
  toTexts,
  type PageDraft,
} from './page-draft'
import { overviewQuery, saveDrafts, versionsQuery } from './written-pages.api'

export type PageScreen = ReturnType<typeof usePageScreen>

/** The editor of a page with the shown language. Saving a text that would be refused shows its language instead. */
export function usePageScreen(edited: EditedPage, first: PageDraft) {
  const { t } = useTranslation('desk')
  const showToast = useToast()
  const [lang, setLang] = useState<Lang>(useLang())
  const parts = usePageEditor(edited, first)
  const { editor, published } = parts
  const faults = usePageFaults(edited.page, editor.draft)
  const save = usePageSave({ lang, setLang, faults, editor })
  const tidy = tidyDraft(editor.draft)
  /** Languages whose text differs from the published one. */
  const drafted = LANGS.filter((each) => tidy[each] !== published[each])
  const takeTexts = (texts: Partial<PageDraft>) => {
    editor.change(texts)
    const taken = LANGS.find((each) => texts[each] !== undefined)
    if (taken) setLang(taken)
    showToast({ text: t('pages.history.taken') })
  }
  return { ...parts, page: edited.page, lang, setLang, faults, drafted, save, takeTexts }
}

interface SaveOptions {
  lang: Lang
  setLang: (lang: Lang) => void
  faults: ReturnType<typeof usePageFaults>
  editor: Editor<PageDraft>
}

/** Saves the texts unless one is faulty. Returns whether all of them are stored. */
function usePageSave({ lang, setLang, faults, editor }: SaveOptions): () => Promise<boolean> {
  const { t } = useTranslation('desk')
  const showToast = useToast()
  return async () => {
    const faulty = [lang, ...LANGS].find((each) => faults[each])
    if (faulty) {
      setLang(faulty)
      setTimeout(focusFault)
      showToast({ text: t('pages.checkTexts'), look: 'danger' })
      return false
    }
    if (!editor.hasChanges) return true
    const isSaved = await editor.save()
    if (isSaved) showToast({ text: t('pages.saved') })
    return isSaved
  }
}

/** The error messages of the texts that would be refused. */
function usePageFaults(page: WrittenPageName, draft: PageDraft): Partial<PageDraft> {
  const { t } = useTranslation('desk')
  const { ofCode } = useErrorText()
  const faults = useMemo(
    () => LANGS.map((lang) => [lang, findPageFault(page, draft[lang])] as const),
    [page, draft],
  )
  return Object.fromEntries(
    faults.flatMap(([lang, fault]) => {
      if (!fault) return []
      const words =
        'words' in fault ? t('pages.factUnknown', { words: fault.words }) : ofCode(fault.code)
      return [[lang, words]]
    }),
  )
}

/** The texts of a page as they are typed, and the page as it is stored. */
function usePageEditor(edited: EditedPage, first: PageDraft) {
  const { page } = edited
  const queryClient = useQueryClient()
  const { stored, published, send, take } = useStoredPage(edited, first)
  const editor = useEditor<PageDraft>({
    storageKey: `page:${page}`,
    stored: toVersion(stored, first),
    tidy: tidyDraft,
    open: (draft) => draft,
    send,
    readCurrent: (current) => take(current as EditedPage),
  })
  const takePublished = (next: EditedPage) => {
    editor.takeStored(take(next))
    void queryClient.invalidateQueries({ queryKey: versionsQuery(page).queryKey })
  }
  return { editor, stored, published, takePublished }
}

/** The page as it is stored; `take` sets what a call has stored. */
function useStoredPage(edited: EditedPage, first: PageDraft) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(edited)
  const published = publishedTexts(stored, first)
  const take = (next: EditedPage) => {
    setStored(next)
    void queryClient.invalidateQueries({ queryKey: overviewQuery().queryKey })
    return toVersion(next, first)
  }
  const send = async (draft: PageDraft, { updatedAt }: Version<PageDraft>) => {
    const texts = toTexts(draft, published)
    return take(await saveDrafts(queryClient, edited.page, { texts, updatedAt }))
  }
  return { stored, published, send, take }
}

function toVersion(page: EditedPage, first: PageDraft): Version<PageDraft> {
  const draft = toPageDraft(page, publishedTexts(page, first))
  return { draft, updatedAt: page.updatedAt, savedBy: page.updatedBy }
}
