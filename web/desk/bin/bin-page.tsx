import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { pageOfWhole } from '../ui/list/whole-page'
import { useBulk } from '../ui/list/use-bulk'
import { useListAddress, type ListState } from '../ui/list/use-list-address'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { BIN_KINDS, binQuery, idInBin, titleInBin, toBinThings, type BinThing } from './bin.api'
import { BinBulk } from './bin-bulk'
import { useBinColumns } from './use-bin-columns'

const DEFAULT_SORT = '-deleted'

export function BinPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <h1 className="text-2xl">{t('nav.bin')}</h1>
      <p className="text-muted">{t('bin.text')}</p>
      <BinList />
    </>
  )
}

function BinList() {
  const { t } = useTranslation(['admin', 'lists'])
  const controls = useListAddress()
  const bulk = useBulk<BinThing>()
  return (
    <List
      label={t('nav.bin')}
      controls={controls}
      query={useBinThings(controls.state)}
      columns={useBinColumns()}
      idOf={idInBin}
      nameOf={titleInBin}
      empty={t('bin.empty')}
      search={t('lists:bin.search')}
      defaultSort={DEFAULT_SORT}
      filters={[useKindFilter()]}
      renderBulk={(things, clear) => <BinBulk things={things} bulk={bulk} onDone={clear} />}
    />
  )
}

function useBinThings(state: ListState) {
  const lang = useLang()
  const query = useQuery(binQuery())
  const found = query.data && filterBin(toBinThings(query.data, lang), state, titleInBin)
  return { ...query, data: found && pageOfWhole(found, state, idInBin) }
}

function useKindFilter(): ListFilter {
  const { t } = useTranslation(['admin', 'lists'])
  const values = BIN_KINDS.map((value) => ({ value, text: t(`bin.kind.${value}`) }))
  return { name: 'kind', label: t('lists:bin.kind'), isTabs: true, values }
}

/** The things that the address asks for, in its order; by default the latest first. */
function filterBin(
  things: BinThing[],
  { q, kind, sort }: ListState,
  titleOf: (thing: BinThing) => string,
): BinThing[] {
  const found = things.filter(
    (thing) => (!kind || thing.kind === kind) && matchesWords(q, titleOf(thing), thing.tourName),
  )
  if (sort === 'name' || sort === '-name') return found.toSorted(compareBy(titleOf, sort))
  return found.toSorted(compareBy(({ deletedAt }) => deletedAt, sort ?? '-deleted'))
}
