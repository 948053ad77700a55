import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import type { Version } from '../editor/draft-store'
import { useEditor } from '../editor/use-editor'
import { publishedTexts, tidyDraft, toPageDraft, toTexts, type PageDraft } from './page-draft'
import { overviewQuery, saveDrafts, versionsQuery } from './written-pages.api'

/** The texts of a page as they are typed, the page as it is stored, and the author of a conflicting version. */
export function usePageEditor(edited: EditedPage, first: PageDraft) {
  const { page } = edited
  const queryClient = useQueryClient()
  const [author, setAuthor] = useState<string | null>(null)
  const { stored, published, send, take } = useStoredPage(edited, first)
  const editor = useEditor<PageDraft>({
    storageKey: `page:${page}`,
    stored: toVersion(stored, first),
    tidy: tidyDraft,
    open: (draft) => draft,
    send,
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
  return { draft: toPageDraft(page, publishedTexts(page, first)), updatedAt: page.updatedAt }
}
