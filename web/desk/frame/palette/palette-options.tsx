import { useTranslation } from 'react-i18next'
import { textLang } from '../../../platform/i18n/text-lang'
import type { groupItems, PaletteItem } from './palette.rules'

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
export function PaletteOptions({ listId, groups, choice }: PaletteOptionsProps) {
  const { t } = useTranslation('frame')
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
