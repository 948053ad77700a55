import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { List } from '../ui/list/list'
import { pageOfWhole } from '../ui/list/whole-page'
import { useBulk } from '../ui/list/use-bulk'
import { useListAddress } from '../ui/list/use-list-address'
import { useLang } from '../../platform/i18n/use-lang'
import { BIN_KINDS, binQuery, idInBin, titleInBin, toBinThings, type BinThing } from './bin.api'
import { BinBulk } from './bin-bulk'
import { filterBin } from './bin-filter'
import { useBinColumns } from './use-bin-columns'

const DEFAULT_SORT = '-deleted'

export function BinPage() {
  const { t } = useTranslation(['admin', 'lists'])
  const lang = useLang()
  const controls = useListAddress()
  const query = useQuery(binQuery())
  const bulk = useBulk<BinThing>()
  const found = query.data && filterBin(toBinThings(query.data, lang), controls.state, titleInBin)
  return (
    <>
      <h1 className="text-2xl">{t('nav.bin')}</h1>
      <p className="text-muted">{t('bin.text')}</p>
      <List
        label={t('nav.bin')}
        controls={controls}
        query={{ ...query, data: found && pageOfWhole(found, controls.state, idInBin) }}
        columns={useBinColumns()}
        idOf={idInBin}
        nameOf={titleInBin}
        empty={t('bin.empty')}
        search={t('lists:bin.search')}
        defaultSort={DEFAULT_SORT}
        filters={[
          {
            name: 'kind',
            label: t('lists:bin.kind'),
            isTabs: true,
            values: BIN_KINDS.map((value) => ({ value, text: t(`bin.kind.${value}`) })),
          },
        ]}
        renderBulk={(things, clear) => <BinBulk things={things} bulk={bulk} onDone={clear} />}
      />
    </>
  )
}
