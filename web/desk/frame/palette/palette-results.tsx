import { useNavigate } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { useFocusAfterMove } from '../use-focus-after-move'
import { PaletteOptions } from './palette-options'
import { groupItems, matchingItems, movedIndex, type PaletteItem } from './palette.rules'
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

/** The results for the words in the palette's field, and choosing one of them. */
export function PaletteResults({ q, listId, keys, ...own }: PaletteResultsProps) {
  const found = useFoundItems(q)
  const groups = groupItems([...matchingItems(useOwnItems(own), q), ...found.items])
  const options = groups.flatMap(({ items }) => items)
  const [shown, moveTo] = useShownIndex(q, options.length)
  const active = options[shown]
  const idOf = ({ id }: PaletteItem) => `${listId}-${id}`
  const activeId = active ? idOf(active) : ''
  useImperativeHandle(keys, () => (event) => {
    const index = movedIndex(event.key, shown, options.length)
    if (index !== null) moveTo(index)
    else if (event.key === 'Enter' && active) optionOf(activeId)?.click()
    else return
    event.preventDefault()
  })
  useScrollTo(activeId, own.onActive)
  const onChoose = useChoosing(own.onClose)
  const onPoint = (item: PaletteItem) => moveTo(options.indexOf(item))
  return (
    <>
      <PaletteOptions {...{ listId, groups }} choice={{ active, idOf, onChoose, onPoint }} />
      <PaletteState found={found} count={options.length} />
    </>
  )
}

/** Index of the active option, which is the first one after the search words change. */
function useShownIndex(q: string, count: number) {
  const [moved, setMoved] = useState({ q, index: 0 })
  const moveTo = (index: number) => setMoved({ q, index })
  return [Math.min(moved.q === q ? moved.index : 0, count - 1), moveTo] as const
}

/** The document's listeners handle a click on it like one with the mouse. */
const optionOf = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)

function useScrollTo(activeId: string, onActive: (id: string) => void): void {
  useEffect(() => {
    onActive(activeId)
    if (activeId !== '') optionOf(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])
}

function useChoosing(onClose: () => void) {
  const navigate = useNavigate()
  const focusAfterMove = useFocusAfterMove()
  return (item: PaletteItem) => {
    focusAfterMove()
    onClose()
    item.run?.()
    if (item.link) void navigate(item.link)
  }
}

type Found = ReturnType<typeof useFoundItems>

/** The state of the search: running, failed, or the number of results. */
function PaletteState({ found, count }: { found: Found; count: number }) {
  const { isPending, error } = found
  const { t } = useTranslation('frame')
  const { ofFailure } = useErrorText()
  const text = count > 0 ? t('palette.found', { count }) : t('palette.empty')
  if (error && !isPending)
    return (
      <p role="alert" className="text-sm text-danger">
        {ofFailure(error)}
      </p>
    )
  return (
    <p role="status" className={`text-sm text-muted ${count > 0 && !isPending ? 'sr-only' : ''}`}>
      {isPending ? t('palette.searching') : text}
    </p>
  )
}
