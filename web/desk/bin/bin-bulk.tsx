import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useBulk } from '../ui/list/use-bulk'
import { restoreFromBin, type BinThing } from './bin.api'
import { mayGoBack, putBack } from './put-back'

interface BinBulkProps {
  things: BinThing[]
  onDone: () => void
}

/** Restores the selected things. */
export function BinBulk({ things, onDone }: BinBulkProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const { isBusy, run } = useBulk<BinThing>()
  const restoreAll = () =>
    run(things, {
      act: restoreFromBin,
      ...(things.every(mayGoBack) && { undo: putBack }),
      textOf: (count) => t('lists:bin.restored', { count }),
      onDone,
    })
  return (
    <Button disabled={isBusy} onClick={() => void restoreAll()}>
      <ArchiveRestore aria-hidden size={16} />
      {t('bin.restore')}
    </Button>
  )
}
