import type { QueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import type { useAction } from '../ui/use-action'
import { BinPicture } from './bin-picture'
import { restoreFromBin, titleInBin, type BinThing } from './bin.api'
import { mayGoBack, putBack } from './put-back'

export function NameInBin({ thing }: { thing: BinThing }) {
  const { t } = useTranslation('admin')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Chip>{t(`bin.kind.${thing.kind}`)}</Chip>
      <span className="min-w-0 font-semibold break-all">{titleInBin(thing)}</span>
      {thing.kind === 'image' && <BinPicture filename={thing.id} />}
      {(thing.kind === 'image' || thing.kind === 'topic') && (
        <span className="text-muted">{thing.tourName}</span>
      )}
    </span>
  )
}

function undoOf(thing: BinThing) {
  return mayGoBack(thing) && { undo: (client: QueryClient) => putBack(client, thing) }
}

interface RestoreButtonProps extends ReturnType<typeof useAction> {
  thing: BinThing
}

export function RestoreButton({ thing, isBusy, run }: RestoreButtonProps) {
  const { t } = useTranslation('admin')
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
