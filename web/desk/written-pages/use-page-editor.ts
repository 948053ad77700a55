import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedPage } from '../../../worker/contracts/page-drafts'
import { useEditor } from '../editor/use-editor'
import { publishedTexts, tidyDraft, toPageDraft, toTexts, type PageDraft } from './page-draft'
import { overviewQuery, saveDrafts, versionsQuery } from './written-pages.api'

/** The texts of a page as they are typed, what is stored, and who wrote what they conflict with. */
export function usePageEditor(edited: EditedPage, first: PageDraft) {
  const { page } = edited
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(edited)
  const [author, setAuthor] = useState<string | null>(null)
  const published = publishedTexts(stored, first)
  const versionOf = (of: EditedPage) => ({
    draft: toPageDraft(of, publishedTexts(of, first)),
    updatedAt: of.updatedAt,
  })
  const take = (of: EditedPage) => {
    setStored(of)
    void queryClient.invalidateQueries({ queryKey: overviewQuery().queryKey })
    return versionOf(of)
  }
  const editor = useEditor<PageDraft>({
    storageKey: `page:${page}`,
    stored: versionOf(stored),
    tidy: tidyDraft,
    open: (draft) => draft,
    send: async (draft, { updatedAt }) =>
      take(await saveDrafts(queryClient, page, { texts: toTexts(draft, published), updatedAt })),
    readCurrent: (current) => {
      setAuthor((current as EditedPage).updatedBy)
      return take(current as EditedPage)
    },
  })
  const takePublished = (next: EditedPage) => {
    editor.takeStored(take(next))
    void queryClient.invalidateQueries({ queryKey: versionsQuery(page).queryKey })
  }
  return { editor, stored, published, author, takePublished }
}
