import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { isComposing } from '../../platform/forms/composing'
import { Dialog } from '../../ui/dialog'
import { INPUT } from '../../ui/field'
import { useFocusAfterMove } from '../frame/use-focus-after-move'
import { groupItems, matchingItems, movedIndex, type PaletteItem } from './palette.rules'
import { PaletteOptions } from './palette-options'
import { useFoundItems } from './use-found-items'
import { useOwnItems } from './use-own-items'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  onNewTour: () => void
  onHelp: () => void
}

/** Finds things of the desk and runs actions; a combobox in a dialog. */
export function Palette({ isOpen, onClose, ...own }: PaletteProps) {
  const { t } = useTranslation('frame')
  return (
    <Dialog look="top" isOpen={isOpen} onClose={onClose} title={t('palette.title')}>
      <PaletteBox onClose={onClose} {...own} />
    </Dialog>
  )
}

function PaletteBox({ onClose, ...own }: Omit<PaletteProps, 'isOpen'>) {
  const { t } = useTranslation('frame')
  const listId = useId()
  const [q, setQ] = useState('')
  const [index, setIndex] = useState(0)
  const { items: found, isPending, error } = useFoundItems(q)
  const groups = groupItems([...matchingItems(useOwnItems(own), q), ...found])
  const options = groups.flatMap(({ items }) => items)
  const shown = Math.min(index, options.length - 1)
  const active = options[shown]
  const focusAfterMove = useFocusAfterMove()
  const optionId = ({ id }: PaletteItem) => `${listId}-${id}`
  const choose = (item: PaletteItem) => {
    focusAfterMove()
    onClose()
    item.run()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const moved = movedIndex(event.key, shown, options.length)
    if (moved !== null) setIndex(moved)
    // A click, so that the document's listeners hear the choice as they do a mouse's.
    else if (event.key === 'Enter' && active)
      document.querySelector<HTMLElement>(`#${CSS.escape(optionId(active))}`)?.click()
    else return
    event.preventDefault()
  }
  const activeId = active && optionId(active)
  useEffect(() => {
    if (activeId)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <div className="relative">
        <Search
          aria-hidden
          size={18}
          className="absolute start-3 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={t('palette.hint')}
          placeholder={t('palette.hint')}
          ref={focusFirst}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          value={q}
          onChange={({ target }) => {
            setQ(target.value)
            setIndex(0)
          }}
          onKeyDown={press}
          className={`${INPUT} ps-10`}
        />
      </div>
      <PaletteOptions
        listId={listId}
        groups={groups}
        active={active}
        idOf={optionId}
        onChoose={choose}
        onPoint={(item) => setIndex(options.indexOf(item))}
      />
      <PaletteState isPending={isPending} error={error} count={options.length} />
    </>
  )
}

function PaletteState({
  isPending,
  error,
  count,
}: {
  isPending: boolean
  error: unknown
  count: number
}) {
  const { t } = useTranslation('frame')
  const { ofFailure } = useErrorText()
  if (error && !isPending)
    return (
      <p role="alert" className="text-sm text-danger">
        {ofFailure(error)}
      </p>
    )
  return (
    <p role="status" className={`text-sm text-muted ${count > 0 && !isPending ? 'sr-only' : ''}`}>
      {isPending
        ? t('palette.searching')
        : count > 0
          ? t('palette.found', { count })
          : t('palette.empty')}
    </p>
  )
}

/** `showModal` focuses the element with this attribute, which React does not write. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
