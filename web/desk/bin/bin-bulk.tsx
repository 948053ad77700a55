import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { useBulk } from '../ui/list/use-bulk'
import { restoreFromBin, type BinThing } from './bin.api'
import { mayGoBack, putBack } from './put-back'

interface BinBulkProps {
  things: BinThing[]
  /** Owned by the page, so that it stays busy when the selection is cleared during a restore. */
  bulk: ReturnType<typeof useBulk<BinThing>>
  onDone: () => void
}

/** Restores the selected things. */
export function BinBulk({ things, bulk, onDone }: BinBulkProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const restoreAll = () =>
    bulk.run(things, {
      act: restoreFromBin,
      ...(things.every(mayGoBack) && { undo: putBack }),
      textOf: (count) => t('lists:bin.restored', { count }),
      onDone,
    })
  return (
    <Button disabled={bulk.isBusy} onClick={() => void restoreAll()}>
      <ArchiveRestore aria-hidden size={16} />
      {t('bin.restore')}
    </Button>
  )
}
