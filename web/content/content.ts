import type { Lang } from '../../worker/contracts/languages'

type ContentPage = 'ceo' | 'career' | 'attention' | 'tandc' | 'privacy' | 'safety'

/** Reads a built text file by its path (`/assets/…`). @throws Error when it does not exist */
export type ReadAsset = (path: string) => Promise<string>

const pages = import.meta.glob<{ html: string } | { asset: string }>('./*.md', {
  eager: true,
  import: 'default',
})

/** The HTML of a content page, rendered from Markdown at build time. */
export async function loadContent(
  page: ContentPage,
  { lang, readAsset }: { lang: Lang; readAsset: ReadAsset },
) {
  const found = pages[`./${page}.${lang}.md`]
  if (!found) throw new Error(`There is no page ${page} in ${lang}`)
  return 'html' in found ? found.html : await readAsset(found.asset)
}
