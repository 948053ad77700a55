import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../ui/on-demand'
import { Dialog } from '../../ui/dialog'
import { KeysHelp } from './keys-help'
import { PaletteButton } from './palette-button'
import { PaletteDialog } from './palette-dialog'
import { useShortcuts } from './use-shortcuts'

const NewTourHere = onDemand(async () => (await import('../palette/new-tour-here')).NewTourHere)

type Tool = 'palette' | 'help' | 'newTour'

interface OpenedTool {
  tool: Tool
  /** Address of the screen. */
  at: string
}

/** The palette with its button, the list of keys, and their shortcuts. For admins only. */
export function DeskTools() {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<OpenedTool | null>(null)
  // Another screen closes it.
  const open = opened?.at === pathname ? opened.tool : null
  const close = useCallback(() => setOpened(null), [])
  const show = (tool: Tool) => () => setOpened({ tool, at: pathname })
  const [openPalette, openHelp] = [show('palette'), show('help')]
  useShortcuts({ onPalette: openPalette, onHelp: openHelp })
  return (
    <>
      <PaletteButton onOpen={openPalette} />
      <PaletteDialog
        isOpen={open === 'palette'}
        onClose={close}
        onHelp={openHelp}
        onNewTour={show('newTour')}
      />
      <KeysHelp isOpen={open === 'help'} onClose={close} />
      <Dialog isOpen={open === 'newTour'} onClose={close} title={t('newTour.title')}>
        <NewTourHere />
      </Dialog>
    </>
  )
}
