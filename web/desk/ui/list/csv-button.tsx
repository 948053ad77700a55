import type { QueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { apiOf, requireOk } from '../../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../../platform/api/timed-fetch'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { useAction } from '../use-action'
import { useMay } from '../../../platform/session/use-may'
import { listQuery } from './list-address'

interface CsvButtonProps {
  list: 'members' | 'mails' | 'inquiries' | 'audit'
  /** Search words, filters and order of the list. */
  state: Partial<Record<string, string>>
  /** Ids of the selected rows; without them, all rows are saved. */
  ids?: readonly number[]
}

/** Saves rows as a spreadsheet file: the selected ones, or those of all pages that match the filters. */
export function CsvButton({ list, state, ids }: CsvButtonProps) {
  const { t } = useTranslation('desk')
  const { isBusy, run } = useAction()
  const { after: _after, before: _before, ...filters } = state
  const query = ids ? { ...filters, ids: ids.join(',') } : filters
  const mayExport = useMay('desk:export')
  const save = () => run((client) => saveCsv(client, list, query))
  if (!mayExport) return null
  return (
    <Button disabled={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={16} />
      {t(isBusy ? 'csv.saving' : ids ? 'csv.saveSelected' : 'csv.save')}
    </Button>
  )
}

async function saveCsv(
  client: QueryClient,
  list: CsvButtonProps['list'],
  rows: CsvButtonProps['state'],
) {
  const call = apiOf(client).admin.csv[list].$get(listQuery(rows), {
    headers: { accept: DOWNLOAD_TYPE },
  })
  const file = await (await requireOk(call)).blob()
  saveFile(file, `moraine-${list}-${new Date().toISOString().slice(0, 10)}.csv`)
}
