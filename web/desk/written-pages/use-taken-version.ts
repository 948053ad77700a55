import { useQueryClient } from '@tanstack/react-query'
import { LANGS } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { useFailureToast } from '../ui/use-failure-toast'
import type { PageDraft } from './page-draft'
import { readDifference } from './written-pages.api'

export type TakeTexts = (texts: Partial<PageDraft>) => void

/** Puts the texts of a version into the editor, without the languages that the version did not change. */
export function useTakenVersion(
  page: WrittenPageName,
  version: string,
  onTake: TakeTexts,
): () => Promise<void> {
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  return async () => {
    try {
      const { texts } = await readDifference(client, page, version)
      const taken = LANGS.flatMap((lang) => (texts[lang] === null ? [] : [[lang, texts[lang]]]))
      onTake(Object.fromEntries(taken))
    } catch (error) {
      tellFailure(error)
    }
  }
}
