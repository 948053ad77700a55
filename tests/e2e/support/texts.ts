import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/tools.ts'
import type { Lang } from './screens'

/** A text of the site, by its file and the path in it, such as `common:nav.login`. @throws Error when there is none */
export function textIn(lang: Lang, key: string): string {
  const [file = '', path = ''] = key.split(':')
  const texts: unknown = JSON.parse(
    readFileSync(join(ROOT, 'web/platform/i18n/locales', lang, `${file}.json`), 'utf8'),
  )
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts)
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${lang}`)
  return found
}
