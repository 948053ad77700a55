import type { PageContext } from './-context'
import { namedHead } from './-named-head'

/** The default head; undefined before the texts are loaded. */
export function rootHead(context: Partial<PageContext>) {
  return context.t ? namedHead(context as PageContext, '/', 'company:home') : {}
}
