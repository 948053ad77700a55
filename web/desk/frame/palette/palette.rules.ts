import type { NavigateOptions } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

const PALETTE_GROUPS = [
  'actions',
  'screens',
  'tours',
  'members',
  'bookings',
  'topics',
  'messages',
  'mails',
] as const
type PaletteGroup = (typeof PALETTE_GROUPS)[number]

export interface PaletteItem {
  /** Unique, and valid in an element's id. */
  id: string
  group: PaletteGroup
  title: string
  /** Shown after the title; the search includes it. */
  detail?: string
  /** Included in the search but not shown, such as names in other languages. */
  words?: string
  icon: LucideIcon
  /** The document's listener reads this attribute to store the choice of a language. */
  langChoice?: string
  /** Target of an item that only opens a page. */
  link?: NavigateOptions
  run?: () => unknown
}

const SHOWN_OF_A_GROUP = 6

/** Items that contain each word of `q`, first those whose title begins with it; all items if `q` is empty. */
export function matchingItems(items: readonly PaletteItem[], q: string): PaletteItem[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const found = items.filter((item) => hasWords(item, words))
  const first = fold(q).trim()
  const rank = ({ title }: PaletteItem) => (fold(title).startsWith(first) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function hasWords({ title, detail = '', words = '' }: PaletteItem, wanted: string[]): boolean {
  const text = fold(`${title} ${detail} ${words}`)
  return wanted.every((word) => text.includes(word))
}

/** The items by group, in the groups' order. */
export function groupItems(items: readonly PaletteItem[]) {
  return PALETTE_GROUPS.map((group) => {
    const all = items.filter((item) => item.group === group)
    return { group, items: group === 'screens' ? all : all.slice(0, SHOWN_OF_A_GROUP) }
  }).filter((group) => group.items.length > 0)
}

/** Whether to ask the server: from two letters, or one character of Chinese or Korean. */
export function isSearchable(q: string): boolean {
  const text = q.trim()
  return text.length > 1 || /[\p{sc=Han}\p{sc=Hangul}]/u.test(text)
}

/** The index after a key press among `count` options, wrapping around; null for other keys. */
export function movedIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'PageDown') return Math.min(index + SHOWN_OF_A_GROUP, count - 1)
  if (key === 'PageUp') return Math.max(index - SHOWN_OF_A_GROUP, 0)
  return null
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase()
}
