import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../../worker/contracts/languages'

export const LOCALES = join(import.meta.dirname, '../../web/platform/i18n/locales')

/** The texts of a namespace, in the folder that says when they are loaded. @throws Error when there are none */
export function textsIn(lang: Lang, namespace: string): Record<string, unknown> {
  const [file] = globSync(join(LOCALES, '*', lang, `${namespace}.json`))
  if (file === undefined) throw new Error(`There are no texts ${namespace} in ${lang}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
}

/** A text by its namespace and the path in it, such as `site:nav.login`; null when there is none. */
export function findText(lang: Lang, key: string): string | null {
  const [namespace = '', path = ''] = key.split(':')
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      textsIn(lang, namespace),
    )
  return typeof found === 'string' ? found : null
}

/** A text that exists. @throws Error when it does not */
export function textIn(lang: Lang, key: string): string {
  const found = findText(lang, key)
  if (found === null) throw new Error(`There is no text ${key} in ${lang}`)
  return found
}
