import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { IconTextButton } from '../icon-text-button'
import type { ListFilter } from './list-columns'
import type { ListControls } from './use-list-address'

const TAB_ROW = '-m-1 flex gap-1 p-1 max-sm:overflow-x-auto sm:flex-wrap'
const SHAPE =
  'min-h-11 max-w-full min-w-11 rounded-full border px-4 text-sm font-semibold hover:border-primary'
export const CHIP = `${SHAPE} border-line bg-surface text-ink`
export const CHOSEN = `${SHAPE} border-primary bg-primary text-on-primary`

interface ListFiltersProps {
  filters: readonly ListFilter[]
  controls: ListControls
  children?: ReactNode
  /** Whether it is one of several groups of filters, and so has no button to remove them all. */
  isPart?: boolean
}

/** Filters as chips, with a button that removes them all. */
export function ListFilters({ filters, controls, children, isPart = false }: ListFiltersProps) {
  const { t } = useTranslation('desk')
  return (
    <>
      {filters.map((filter) => {
        const Choice = filter.isTabs ? Tabs : MenuChip
        return <Choice key={filter.name} filter={filter} controls={controls} />
      })}
      {children}
      {!isPart && controls.hasFilters && (
        <IconTextButton icon={X} text={t('list.clear')} look="faint" onClick={controls.clear} />
      )}
    </>
  )
}

interface FilterProps {
  filter: ListFilter
  controls: ListControls
}

function Tabs({ filter, controls: { state, set } }: FilterProps) {
  const { t } = useTranslation('desk')
  const { name, label } = filter
  const chosen = chosenTab(filter, state[name])
  return (
    <div role="group" aria-label={label} className={TAB_ROW}>
      {tabsOf(filter, t('list.all')).map(({ value, text }) => (
        <Tab key={value} isChosen={value === chosen} onChoose={() => set({ [name]: value })}>
          {text}
        </Tab>
      ))}
    </div>
  )
}

/** The first tab has the value '', because the address leaves it out. */
function tabsOf({ values, isOneOf }: ListFilter, all: string) {
  if (!isOneOf) return [{ value: '', text: all }, ...values]
  return values.map((choice, index) => (index === 0 ? { ...choice, value: '' } : choice))
}

function chosenTab({ values, isOneOf }: ListFilter, stored = ''): string {
  return isOneOf && stored === values[0]?.value ? '' : stored
}

function Tab(props: { isChosen: boolean; onChoose: () => void; children: string }) {
  const { isChosen, onChoose, children } = props
  return (
    <Button
      look="bare"
      aria-pressed={isChosen}
      ref={isChosen ? showInRow : undefined}
      className={`shrink-0 ${isChosen ? CHOSEN : CHIP}`}
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

/** On a phone, the row of tabs is wider than the screen: scrolls to the chosen one. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - row.clientWidth / 3 })
}

function MenuChip({ filter: { name, label, values }, controls: { state, set } }: FilterProps) {
  const { t } = useTranslation('desk')
  const chosen = state[name] ?? ''
  return (
    <ChipSelect
      label={label}
      value={chosen}
      isChosen={chosen !== ''}
      onChoose={(value) => set({ [name]: value })}
    >
      <option value="">{t('list.anyOf', { label })}</option>
      {values.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </ChipSelect>
  )
}

interface ChipSelectProps extends ComponentProps<'select'> {
  label: string
  isChosen?: boolean
  onChoose: (value: string) => void
}

/** A menu that looks like a filter. */
export function ChipSelect(props: ChipSelectProps) {
  const { label, isChosen = false, className = '', onChoose, ...select } = props
  return (
    <select
      aria-label={label}
      className={`${isChosen ? CHOSEN : CHIP} ${className}`}
      onChange={({ target }) => onChoose(target.value)}
      {...select}
    />
  )
}
