import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import type { useAction } from '../ui/use-action'
import { restoreFromBin, titleInBin, type BinThing } from './bin.api'
import { mayGoBack, putBack } from './put-back'

export function NameInBin({ thing }: { thing: BinThing }) {
  const { t } = useTranslation('admin')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Chip>{t(`bin.kind.${thing.kind}`)}</Chip>
      <span className="min-w-0 font-semibold break-all">{titleInBin(thing)}</span>
      {(thing.kind === 'image' || thing.kind === 'topic') && (
        <span className="text-muted">{thing.tourName}</span>
      )}
    </span>
  )
}

interface RestoreButtonProps extends ReturnType<typeof useAction> {
  thing: BinThing
}

export function RestoreButton({ thing, isBusy, run }: RestoreButtonProps) {
  const { t } = useTranslation('admin')
  const name = titleInBin(thing)
  const restore = () =>
    run((client) => restoreFromBin(client, thing), {
      text: t('bin.restored', { name }),
      removesRow: true,
      ...(mayGoBack(thing) && { undo: (client) => putBack(client, thing) }),
    })
  return (
    <Button
      data-open
      disabled={isBusy}
      aria-label={t('bin.restoreOne', { name })}
      onClick={() => void restore()}
    >
      <ArchiveRestore aria-hidden size={16} />
      {t('bin.restore')}
    </Button>
  )
}
