import { useTranslation } from 'react-i18next'
import { List } from '../ui/list/list'
import { useBulk } from '../ui/list/use-bulk'
import { useListAddress } from '../ui/list/use-list-address'
import { idInBin, titleInBin, type BinThing } from './bin.api'
import { BinBulk } from './bin-bulk'
import { useBinColumns } from './use-bin-columns'
import { useBinThings, useKindFilter } from './use-bin-things'

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
