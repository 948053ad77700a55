import type { QueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { BlobImage } from '../../ui/blob-image'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { shortKey } from '../images/image-name'
import { ACTIONS_COLUMN, type ListColumn } from '../ui/list/list-columns'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { restoreFromBin, titleInBin, type BinThing, readBinImage } from './bin.api'
import { mayGoBack, putBack } from './put-back'

export function useBinColumns(): ListColumn<BinThing>[] {
  const { t } = useTranslation('desk')
  return [
    {
      id: 'name',
      title: t('bin.thing'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (thing) => <NameInBin thing={thing} />,
    },
    ...useTimeColumns(),
    useRestoreColumn(),
  ]
}

/** Time of deletion, and days left to restore. */
function useTimeColumns(): ListColumn<BinThing>[] {
  const { t } = useTranslation('desk')
  const time = useClock()
  return [
    {
      id: 'deleted',
      title: t('bin.deleted'),
      className: 'tabular whitespace-nowrap text-muted',
      sort: 'descending first',
      renderCell: (thing) => <time>{time(thing.deletedAt)}</time>,
    },
    {
      id: 'left',
      title: t('bin.left'),
      className: 'tabular whitespace-nowrap',
      renderCell: (thing) => <span>{t('bin.days', { count: daysLeft(thing) })}</span>,
    },
  ]
}

function useRestoreColumn(): ListColumn<BinThing> {
  const { t } = useTranslation('desk')
  const action = useAction()
  const renderCell = (thing: BinThing) => <RestoreButton thing={thing} {...action} />
  return { ...ACTIONS_COLUMN, title: t('desk.actions'), renderCell }
}

function daysLeft({ removedAt }: BinThing): number {
  return Math.max(0, Math.ceil((removedAt - Date.now()) / DAY_MS))
}

function NameInBin({ thing }: { thing: BinThing }) {
  const { t } = useTranslation('desk')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Chip>{t(`bin.kind.${thing.kind}`)}</Chip>
      <span className="min-w-0 font-semibold break-all">{titleInBin(thing)}</span>
      {thing.kind === 'image' && <BinImage filename={thing.id} />}
      {(thing.kind === 'image' || thing.kind === 'topic') && (
        <span className="text-muted">{thing.tourName}</span>
      )}
    </span>
  )
}

function undoOf(thing: BinThing) {
  return mayGoBack(thing) && { undo: (client: QueryClient) => putBack(client, thing) }
}

function RestoreButton({ thing, isBusy, run }: ReturnType<typeof useAction> & { thing: BinThing }) {
  const { t } = useTranslation('desk')
  const name = titleInBin(thing)
  const done = { text: t('bin.restored', { name }), removesRow: true, ...undoOf(thing) }
  return (
    <Button
      data-open
      disabled={isBusy}
      aria-label={t('bin.restoreOne', { name })}
      onClick={() => void run((client) => restoreFromBin(client, thing), done)}
    >
      <ArchiveRestore aria-hidden size={16} />
      {t('bin.restore')}
    </Button>
  )
}

/** Opens a deleted image, as its key does not show which one it is. */
function BinImage({ filename }: { filename: string }) {
  const { t } = useTranslation('desk')
  const [image, setImage] = useState<Blob | null>(null)
  const { run, isBusy, failure } = useAction({ isFailureShown: true })
  const open = () => void run(async (client) => setImage(await readBinImage(client, filename)))
  const title = shortKey(filename)
  return (
    <>
      <Button
        look="link"
        disabled={isBusy}
        aria-label={t('bin.lookAt', { name: title })}
        onClick={open}
      >
        {t('bin.look')}
      </Button>
      <FailureAlert failure={failure} />
      <Dialog isOpen={image !== null} onClose={() => setImage(null)} title={title} look="wide">
        {image && <BlobImage blob={image} alt={title} className="mx-auto max-w-full" />}
      </Dialog>
    </>
  )
}
