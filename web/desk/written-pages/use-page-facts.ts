import { useQuery } from '@tanstack/react-query'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { Lang } from '../../../worker/contracts/languages'
import {
  isLegalPage,
  type WrittenPageName,
} from '../../../worker/contracts/written-pages/page-names'
import type { Facts } from '../../content/facts'
import { formatLongDay } from '../../platform/i18n/format'
import { useNow } from '../../platform/forms/use-now'
import { peopleQuery } from '../../platform/site/people'
import { siteQuery } from '../../platform/site/site'

/** The values of a page's placeholders, as if it were published today; `site` is undefined until loaded. */
export function usePageFacts(page: WrittenPageName, lang: Lang) {
  const site = useQuery(siteQuery(lang)).data
  const people = useQuery({ ...peopleQuery(lang), enabled: page === 'ceo' }).data
  const today = calgaryDay(useNow())
  const more: Facts = {
    ...(page === 'ceo' && { founder: people?.staff[0]?.name ?? '' }),
    ...(isLegalPage(page) && { version: today, effectiveFrom: formatLongDay(today, lang) }),
  }
  return { site, more }
}
