import { useNavigate } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { textLang } from '../../../platform/i18n/text-lang'
import { useFocusAfterMove } from '../use-focus-after-move'
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
  const { t } = useTranslation('desk')
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

interface PaletteOptionsProps {
  listId: string
  groups: ReturnType<typeof groupItems>
  choice: Choice
}

interface Choice {
  active: PaletteItem | undefined
  idOf: (item: PaletteItem) => string
  onChoose: (item: PaletteItem) => void
  onPoint: (item: PaletteItem) => void
}

/** The listbox of the palette. The focus stays in the palette's field. */
function PaletteOptions({ listId, groups, choice }: PaletteOptionsProps) {
  const { t } = useTranslation('desk')
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={t('palette.title')}
      className="-mx-2 max-h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain empty:hidden"
    >
      {groups.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <GroupTitle id={`${listId}-${group}`} text={t(`palette.group.${group}`)} />
          {items.map((item) => (
            <PaletteOption key={item.id} item={item} choice={choice} />
          ))}
        </div>
      ))}
    </div>
  )
}

function GroupTitle({ id, text }: Record<'id' | 'text', string>) {
  return (
    <div id={id} role="presentation" className="px-3 pt-2 pb-1 text-sm text-muted">
      {text}
    </div>
  )
}

function PaletteOption({ item, choice }: { item: PaletteItem; choice: Choice }) {
  const { active, idOf, onChoose, onPoint } = choice
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      role="option"
      tabIndex={-1}
      id={idOf(item)}
      aria-selected={item === active}
      data-lang-choice={item.langChoice}
      onPointerMove={() => onPoint(item)}
      onClick={() => onChoose(item)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 aria-selected:bg-primary aria-selected:text-on-primary"
    >
      <item.icon aria-hidden size={18} className="shrink-0" />
      <span className="min-w-0 grow truncate font-semibold" lang={textLang(item.title)}>
        {item.title}
      </span>
      {item.detail && <span className="max-w-[45%] shrink-0 truncate text-sm">{item.detail}</span>}
    </div>
  )
}
