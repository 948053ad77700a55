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
  /** Address of the screen that the tool was opened on. */
  at: string
}

/** The palette with its button, the list of keys, and their shortcuts. For admins only. */
export function DeskTools() {
  const { t } = useTranslation('admin')
  const { open, close, openPalette, openHelp, openNewTour } = useOpenTool()
  useShortcuts({ onPalette: openPalette, onHelp: openHelp })
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
      <Dialog isOpen={open === 'newTour'} onClose={close} title={t('newTour.title')}>
        <NewTourHere />
      </Dialog>
    </>
  )
}

/** A tool closes when another screen opens. */
function useOpenTool() {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<OpenedTool | null>(null)
  const show = (tool: Tool) => () => setOpened({ tool, at: pathname })
  return {
    open: opened?.at === pathname ? opened.tool : null,
    close: useCallback(() => setOpened(null), []),
    openPalette: show('palette'),
    openHelp: show('help'),
    openNewTour: show('newTour'),
  }
}
