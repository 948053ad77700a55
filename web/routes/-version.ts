import { loadLegalText } from '../content/content'
import type { LegalPage } from '../../worker/contracts/written-pages/page-names'
import { notFoundOn } from '../platform/api/not-found-on'
import type { PageContext } from './-context'
import { namedHead } from './-named-head'

/** A version of a page that binds. @throws notFound */
export function loadVersion(page: LegalPage, context: PageContext, version: string) {
  return loadLegalText(page, context, version).catch(notFoundOn('NotFound'))
}

/** Search engines list the text in force only. */
export function versionHead(context: PageContext, page: LegalPage, version: string) {
  const title = `${context.t(`${page}.title`)} · ${version}`
  return namedHead(context, `/${page}/${version}`, `site:${page}`, { title, isPrivate: true })
}
