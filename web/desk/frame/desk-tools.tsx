import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { onDemand } from '../../ui/on-demand'
import { Allowed } from '../ui/allowed'
import { PaletteDialog } from './palette-dialog'
import { useScreens } from './screens'
import { useShortcuts } from './use-shortcuts'

const EVERYWHERE = [
  ['palette', 'Ctrl', 'K'],
  ['help', '?'],
  ['save', 'Ctrl', 'S'],
  ['undo', 'Z'],
  ['close', 'Esc'],
] as const

const IN_LISTS = [
  ['next', 'J'],
  ['previous', 'K'],
  ['select', 'X'],
  ['open', 'Enter'],
] as const

const NewTourHere = onDemand(async () => (await import('./palette/new-tour-here')).NewTourHere)

type Tool = 'palette' | 'help' | 'newTour'

/** The palette with its button, the list of keys, and their shortcuts. For staff only. */
export function DeskTools() {
  const { t } = useTranslation('desk-tours')
  const { open, close, openPalette, openHelp, openNewTour } = useOpenTool()
  useShortcuts(openPalette, openHelp)
  return (
    <>
      <PaletteButton onOpen={openPalette} />
      <PaletteDialog
        isOpen={open === 'palette'}
        onClose={close}
        onHelp={openHelp}
        onNewTour={openNewTour}
      />
      <KeysHelp isOpen={open === 'help'} onClose={close} />
      <Allowed needs="tours:edit">
        <Dialog isOpen={open === 'newTour'} onClose={close} title={t('newTour.title')}>
          <NewTourHere />
        </Dialog>
      </Allowed>
    </>
  )
}

/** A tool closes when another screen opens. */
function useOpenTool() {
  const { pathname } = useLocation()
  // With the address of the screen that it was opened on.
  const [opened, setOpened] = useState<{ tool: Tool; at: string } | null>(null)
  const show = (tool: Tool) => () => setOpened({ tool, at: pathname })
  return {
    open: opened?.at === pathname ? opened.tool : null,
    close: useCallback(() => setOpened(null), []),
    openPalette: show('palette'),
    openHelp: show('help'),
    openNewTour: show('newTour'),
  }
}

function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('desk')
  return (
    <Button
      look="bare"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-semibold hover:bg-snow/15"
    >
      <Search aria-hidden size={20} />
      <span className="text-sm max-lg:sr-only">{t('palette.title')}</span>
      <kbd
        aria-hidden
        className="rounded border border-snow/40 px-1.5 text-sm font-normal max-lg:hidden"
      >
        Ctrl K
      </kbd>
    </Button>
  )
}

/** The desk's keys. */
function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const named = ([name, ...keys]: (typeof EVERYWHERE | typeof IN_LISTS)[number]): KeyRow => [
    t(`keys.${name}`),
    ...keys,
  ]
  const screens = useScreens().map(({ key, letter }): KeyRow => [
    t(`screen.${key}`),
    'G',
    letter.toUpperCase(),
  ])
  return (
    <Dialog look="sheet" isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <KeyList title={t('keys.everywhere')} rows={EVERYWHERE.map(named)} />
      <KeyList title={t('keys.lists')} rows={IN_LISTS.map(named)} />
      <KeyList title={t('keys.screens')} rows={[...screens, [t('keys.parts'), 'G', '1 – 4']]} />
      <p className="text-sm text-muted">{t('keys.note')}</p>
    </Dialog>
  )
}

type KeyRow = readonly [name: string, ...keys: string[]]

function KeyList({ title, rows }: { title: string; rows: KeyRow[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(([name, ...keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="min-w-7 rounded border border-line bg-paper px-1.5 py-0.5 text-center text-sm">
      {name}
    </kbd>
  )
}
