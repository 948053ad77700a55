import type { CustomTypeOptions } from 'i18next'
import { pageHead } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'

type Texts = CustomTypeOptions['resources']
type Named<Group, Prefix extends string> = {
  [Key in keyof Group & string]: Group[Key] extends { title: string; description: string }
    ? `${Prefix}:${Key}`
    : never
}[keyof Group & string]

type Titled = Named<Texts['accounts'], 'accounts'> | Named<Texts['site'], 'site'>

type Page = Omit<Parameters<typeof pageHead>[0], 'origin' | 'lang' | 'site'>

type More = Partial<Page>

/** The head of a page whose texts have a `title` and a `description`. */
export function namedHead(context: PageContext, path: string, texts: Titled, more: More = {}) {
  const [title, description] = [context.t(`${texts}.title`), context.t(`${texts}.description`)]
  return headOf(context, { path, title, description, ...more })
}

/** The head of a page whose title depends on its data. */
export function headOf(context: PageContext, page: Page) {
  const { origin, lang } = context
  return pageHead({ site: siteOf(context), origin, lang, ...page })
}
