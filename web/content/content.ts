import type { Lang } from '../../worker/platform/language.contract'

export type ContentPage = 'ceo' | 'career' | 'attention' | 'tandc' | 'privacy' | 'safety'

const files = import.meta.glob<{ default: string }>('./*.md')

/** The HTML of a written page in a language, rendered from its Markdown when the site was built. */
export async function loadContent(page: ContentPage, lang: Lang): Promise<string> {
  const load = files[`./${page}.${lang}.md`]
  if (!load) throw new Error(`There is no page ${page} in ${lang}`)
  return (await load()).default
}
