import { Search } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../platform/forms/composing'
import { Dialog } from '../../ui/dialog'
import { INPUT } from '../../ui/field'
import { onDemand } from '../../ui/on-demand'

const PaletteResults = onDemand(
  async () => (await import('./palette/palette-results')).PaletteResults,
)

const MARK = 'absolute start-3 top-1/2 -translate-y-1/2 text-muted'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  onNewTour: () => void
  onHelp: () => void
}

/** Searches the desk and runs actions; a combobox in a dialog. */
export function PaletteDialog({ isOpen, onClose, ...own }: PaletteProps) {
  const { t } = useTranslation('desk')
  return (
    <Dialog look="top" isOpen={isOpen} onClose={onClose} title={t('palette.title')}>
      <PaletteBox onClose={onClose} {...own} />
    </Dialog>
  )
}

/** The field appears at once and can be typed in while the results are still loading. */
function PaletteBox(own: Omit<PaletteProps, 'isOpen'>) {
  const listId = useId()
  const [q, setQ] = useState('')
  /** The id of the active option, '' for none; null until there is a list. */
  const [activeId, setActiveId] = useState<string | null>(null)
  const keys = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(null)
  return (
    <>
      <div className="relative">
        <Search aria-hidden size={18} className={MARK} />
        <PaletteField
          listId={listId}
          activeId={activeId}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => !isComposing(event.nativeEvent) && keys.current?.(event)}
        />
      </div>
      <PaletteResults q={q} listId={listId} keys={keys} onActive={setActiveId} {...own} />
    </>
  )
}

interface PaletteFieldProps extends ComponentProps<'input'> {
  listId: string
  activeId: string | null
}

function PaletteField({ listId, activeId, ...field }: PaletteFieldProps) {
  const hint = useTranslation('desk').t('palette.hint')
  return (
    <input
      role="combobox"
      aria-expanded={activeId !== null}
      aria-controls={activeId === null ? undefined : listId}
      aria-activedescendant={activeId || undefined}
      aria-autocomplete="list"
      aria-label={hint}
      placeholder={hint}
      ref={focusFirst}
      autoComplete="off"
      enterKeyHint="go"
      maxLength={100}
      className={`${INPUT} ps-10`}
      {...field}
    />
  )
}

/** `showModal` focuses the element with this attribute, which React does not set. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
