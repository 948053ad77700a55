import type { CustomTypeOptions } from 'i18next'
import { pageHead } from '../platform/head/page-head'
import type { PageContext } from './-context'

type Texts = CustomTypeOptions['resources']
type Named<Group, Prefix extends string> = {
  [Key in keyof Group & string]: Group[Key] extends { title: string; description: string }
    ? `${Prefix}:${Key}`
    : never
}[keyof Group & string]

type More = Partial<Omit<Parameters<typeof pageHead>[0], keyof PageContext>>

/** The head of a page whose texts have a `title` and a `description`. */
export function namedHead(
  { origin, lang, t }: PageContext,
  path: string,
  texts: Named<Texts['accounts'], 'accounts'> | Named<Texts['company'], 'company'>,
  more: More = {},
) {
  const [title, description] = [t(`${texts}.title`), t(`${texts}.description`)]
  return pageHead({ origin, lang, path, title, description, ...more })
}
