import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { useBulk } from '../ui/list/use-bulk'
import { useListAddress, type ListState } from '../ui/list/use-list-address'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { pageOfWhole } from '../ui/list/whole-page'
import {
  idInBin,
  titleInBin,
  type BinThing,
  BIN_KINDS,
  binQuery,
  toBinThings,
  restoreFromBin,
} from './bin.api'
import { mayGoBack, putBack } from './put-back'
import { useBinColumns } from './use-bin-columns'

const DEFAULT_SORT = '-deleted'

export function BinPage() {
  const { t } = useTranslation('desk')
  return (
    <>
      <h1 className="text-2xl">{t('nav.bin')}</h1>
      <p className="text-muted">{t('bin.text')}</p>
      <BinList />
    </>
  )
}

function BinList() {
  const { t } = useTranslation('desk')
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
      search={t('bin.search')}
      defaultSort={DEFAULT_SORT}
      filters={[useKindFilter()]}
      renderBulk={(things, clear) => <BinBulk things={things} bulk={bulk} onDone={clear} />}
    />
  )
}

function useBinThings(state: ListState) {
  const lang = useLang()
  const query = useQuery(binQuery())
  const found = query.data && filterBin(toBinThings(query.data, lang), state)
  return { ...query, data: found && pageOfWhole(found, state, idInBin) }
}

function useKindFilter(): ListFilter {
  const { t } = useTranslation('desk')
  const values = BIN_KINDS.map((value) => ({ value, text: t(`bin.kind.${value}`) }))
  return { name: 'kind', label: t('bin.kindLabel'), isTabs: true, values }
}

/** Filters and sorts as in the address; by default the latest first. */
function filterBin(things: BinThing[], { q, kind, sort }: ListState): BinThing[] {
  const found = things.filter(
    (thing) => (!kind || thing.kind === kind) && matchesWords(q, titleInBin(thing), thing.tourName),
  )
  if (sort === 'name' || sort === '-name') return found.toSorted(compareBy(titleInBin, sort))
  return found.toSorted(compareBy(({ deletedAt }) => deletedAt, sort ?? '-deleted'))
}

interface BinBulkProps {
  things: BinThing[]
  /** Owned by the page, so that it stays busy when the selection is cleared during a restore. */
  bulk: ReturnType<typeof useBulk<BinThing>>
  onDone: () => void
}

/** Restores the selected things. */
function BinBulk({ things, bulk, onDone }: BinBulkProps) {
  const { t } = useTranslation('desk')
  const restoreAll = () =>
    bulk.run(things, {
      act: restoreFromBin,
      ...(things.every(mayGoBack) && { undo: putBack }),
      textOf: (count) => t('bin.restored', { count }),
      onDone,
    })
  return (
    <Button disabled={bulk.isBusy} onClick={() => void restoreAll()}>
      <ArchiveRestore aria-hidden size={16} />
      {t('bin.restore')}
    </Button>
  )
}
