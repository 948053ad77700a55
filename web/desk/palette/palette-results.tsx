import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useFocusAfterMove } from '../frame/use-focus-after-move'
import { groupItems, matchingItems, movedIndex, type PaletteItem } from './palette.rules'
import { PaletteOptions } from './palette-options'
import { PaletteState } from './palette-state'
import { useFoundItems } from './use-found-items'
import { useOwnItems } from './use-own-items'

interface PaletteResultsProps {
  q: string
  listId: string
  /** Handles the keys of the field. */
  keys: Ref<(event: KeyboardEvent<HTMLInputElement>) => void>
  /** Gets the id of the active option, '' for none. */
  onActive: (id: string) => void
  onClose: () => void
  onNewTour: () => void
  onHelp: () => void
}

/** What the words of the palette's field find, and the choice among it. */
export function PaletteResults({
  q,
  listId,
  keys,
  onActive,
  onClose,
  ...own
}: PaletteResultsProps) {
  const [moved, setMoved] = useState({ q, index: 0 })
  const { items: found, isPending, error } = useFoundItems(q)
  const groups = groupItems([...matchingItems(useOwnItems(own), q), ...found])
  const options = groups.flatMap(({ items }) => items)
  // Other words begin at the first option.
  const shown = Math.min(moved.q === q ? moved.index : 0, options.length - 1)
  const active = options[shown]
  const focusAfterMove = useFocusAfterMove()
  const optionId = ({ id }: PaletteItem) => `${listId}-${id}`
  const choose = (item: PaletteItem) => {
    focusAfterMove()
    onClose()
    item.run()
  }
  useImperativeHandle(keys, () => (event: KeyboardEvent<HTMLInputElement>) => {
    const index = movedIndex(event.key, shown, options.length)
    if (index !== null) setMoved({ q, index })
    // A click, so that the document's listeners hear the choice as they do a mouse's.
    else if (event.key === 'Enter' && active)
      document.querySelector<HTMLElement>(`#${CSS.escape(optionId(active))}`)?.click()
    else return
    event.preventDefault()
  })
  const activeId = active ? optionId(active) : ''
  useEffect(() => {
    onActive(activeId)
    if (activeId !== '')
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])
  return (
    <>
      <PaletteOptions
        listId={listId}
        groups={groups}
        choice={{
          active,
          idOf: optionId,
          onChoose: choose,
          onPoint: (item) => setMoved({ q, index: options.indexOf(item) }),
        }}
      />
      <PaletteState isPending={isPending} error={error} count={options.length} />
    </>
  )
}
