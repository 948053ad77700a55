import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import type { ListFilter } from '../ui/list/list-columns'
import { pageOfWhole } from '../ui/list/whole-page'
import type { ListState } from '../ui/list/use-list-address'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { BIN_KINDS, binQuery, idInBin, titleInBin, toBinThings, type BinThing } from './bin.api'

export function useBinThings(state: ListState) {
  const lang = useLang()
  const query = useQuery(binQuery())
  const found = query.data && filterBin(toBinThings(query.data, lang), state)
  return { ...query, data: found && pageOfWhole(found, state, idInBin) }
}

export function useKindFilter(): ListFilter {
  const { t } = useTranslation(['admin', 'lists'])
  const values = BIN_KINDS.map((value) => ({ value, text: t(`bin.kind.${value}`) }))
  return { name: 'kind', label: t('lists:bin.kind'), isTabs: true, values }
}

/** Filters and sorts as in the address; by default the latest first. */
function filterBin(things: BinThing[], { q, kind, sort }: ListState): BinThing[] {
  const found = things.filter(
    (thing) => (!kind || thing.kind === kind) && matchesWords(q, titleInBin(thing), thing.tourName),
  )
  if (sort === 'name' || sort === '-name') return found.toSorted(compareBy(titleInBin, sort))
  return found.toSorted(compareBy(({ deletedAt }) => deletedAt, sort ?? '-deleted'))
}
