import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import type { ItineraryEntry } from '../../../../worker/contracts/tours/itinerary'
import { MAX_INCLUSION_LINES } from '../../../../worker/contracts/tours/tours-input'
import type { EditedTour } from '../../editor/editor.api'
import { isSame } from '../../editor/field-merge'
import { readMinutes } from '../../editor/typed-numbers'
import { readPosition, writePosition } from './map-link'
import { placeFault, tidyPosition, type PlaceDraft } from './typed-place'

const DEFAULT_ROWS = 5
/** Lines of inclusions that are open for typing; more open as they are filled. */
const OPEN_LINES = 5
const BULLET = /^\s*(?:[•·▪●*–-]|\d{1,2}[.)])\s+/

/** An entry as typed. `key` identifies it while it moves; its number is its index. */
export interface EntryDraft extends PlaceDraft {
  key: string
  isPic: boolean
  url: string
  title: string
  body: string
  min: string
}

/** Itinerary and inclusions in three languages; one key each, so that each merges on its own. */
export type ItineraryDraft = Record<`${Lang}.included` | `${Lang}.excluded`, string[]> &
  Record<`${Lang}.entries`, EntryDraft[]>

let sequence = 0

export function blankEntry(): EntryDraft {
  sequence += 1
  return {
    key: `new-${sequence}`,
    isPic: false,
    url: '',
    title: '',
    body: '',
    min: '0',
    place: '',
    at: '',
  }
}

type Lists = Pick<EditedTour, 'inclusions' | 'itinerary'>

export function toItineraryDraft({ inclusions, itinerary }: Lists): ItineraryDraft {
  const parts = LANGS.flatMap((lang) => {
    const lines = inclusions.find((entry) => entry.lang === lang)
    return [
      [`${lang}.included`, lines?.included ?? []],
      [`${lang}.excluded`, lines?.excluded ?? []],
      [`${lang}.entries`, itinerary.filter((entry) => entry.lang === lang).map(toEntryDraft)],
    ] as const
  })
  return Object.fromEntries(parts) as ItineraryDraft
}

/** The request body for one language; numbers follow the order of entries. */
export function toItinerarySave(draft: ItineraryDraft, lang: Lang) {
  const tidy = tidyItinerary(draft)
  return {
    included: tidy[`${lang}.included`],
    excluded: tidy[`${lang}.excluded`],
    itinerary: tidy[`${lang}.entries`].map(toEntrySave),
  }
}

function toEntrySave({ key: _key, min, place, at, ...entry }: EntryDraft) {
  const { position } = readPosition(at)
  return {
    ...entry,
    min: readMinutes(min) ?? 0,
    place: position && { name: place, ...position },
  }
}

export function languagesChanged(base: ItineraryDraft, draft: ItineraryDraft): Lang[] {
  return LANGS.filter((lang) => !isSame(toItinerarySave(base, lang), toItinerarySave(draft, lang)))
}

/** The draft as it is stored: without blank lines and entries without a title. */
export function tidyItinerary(draft: ItineraryDraft): ItineraryDraft {
  return mapLists(draft, filledLines, (entries) =>
    entries
      .filter(({ title }) => title.trim() !== '')
      .map((entry) => ({
        ...entry,
        title: entry.title.trim(),
        body: entry.body.trim(),
        url: entry.url.trim(),
        min: String(readMinutes(entry.min) ?? entry.min),
        place: entry.place.trim(),
        at: tidyPosition(entry.at),
      })),
  )
}

/** Whether an entry that will be stored has a duration or a place that cannot be read. */
export function hasFaultyEntries(draft: ItineraryDraft): boolean {
  return LANGS.some((lang) =>
    tidyItinerary(draft)[`${lang}.entries`].some(
      (entry) => readMinutes(entry.min) === null || placeFault(entry) !== null,
    ),
  )
}

/** The draft with blank boxes: fifteen lines of each kind, five rows where there is no entry. */
export function openItinerary(draft: ItineraryDraft): ItineraryDraft {
  return mapLists(draft, boxesOf, (entries) =>
    entries.length > 0 ? entries : Array.from({ length: DEFAULT_ROWS }, blankEntry),
  )
}

/** Lines with one of them typed over; text in the last box opens another one. */
export function typeLine(lines: string[], index: number, text: string): string[] {
  const typed = lines.with(index, text)
  const isFull = typed.at(-1) !== '' && typed.length < MAX_INCLUSION_LINES
  return isFull ? [...typed, ''] : typed
}

/** Adds pasted lines from `index`, without bullets; blank boxes are filled first. `left` counts the rest. */
export function pasteLines(lines: string[], index: number, text: string) {
  const pasted = filledLines(text.split(/[\r\n]+/).map((line) => line.replace(BULLET, '')))
  const before = lines.slice(0, index).filter((line) => line !== '')
  const after = lines.slice(index).filter((line) => line !== '')
  const taken = pasted.slice(0, Math.max(0, MAX_INCLUSION_LINES - before.length - after.length))
  return { lines: boxesOf([...before, ...taken, ...after]), left: pasted.length - taken.length }
}

export function addAfter(entries: EntryDraft[], index: number): EntryDraft[] {
  return entries.toSpliced(index + 1, 0, blankEntry())
}

/** Removes the entry at `index`; the list keeps at least one blank entry. */
export function removeAt(entries: EntryDraft[], index: number): EntryDraft[] {
  const left = entries.toSpliced(index, 1)
  return left.length > 0 ? left : [blankEntry()]
}

/** Restores a deleted entry at its index; later edits stay. */
export function reinsert(entries: EntryDraft[], entry: EntryDraft, index: number): EntryDraft[] {
  const [only, ...others] = entries
  // Drop the blank entry that replaced the last one.
  const left = only && others.length === 0 && isSame(only, blankEntry()) ? [] : entries
  return left.toSpliced(index, 0, entry)
}

/** Changes the entry with this key; does nothing if it was deleted. */
export function changeEntry(entries: EntryDraft[], key: string, part: Partial<EntryDraft>) {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))
}

/** Copies entries from another language; existing entries with text are kept. */
export function copyEntries(source: EntryDraft[], target: EntryDraft[]): EntryDraft[] {
  const hasText = target.some(({ title, body }) => title.trim() !== '' || body.trim() !== '')
  const copies = source.map((entry) => ({ ...entry, key: blankEntry().key }))
  if (!hasText) return copies
  return [...target, ...copies.slice(target.length)]
}

function boxesOf(lines: string[]): string[] {
  const boxes = Math.min(MAX_INCLUSION_LINES, Math.max(OPEN_LINES, lines.length + 1))
  return [...lines, ...Array.from({ length: MAX_INCLUSION_LINES }, () => '')].slice(0, boxes)
}

function mapLists(
  draft: ItineraryDraft,
  lines: (lines: string[]) => string[],
  entries: (entries: EntryDraft[]) => EntryDraft[],
): ItineraryDraft {
  const parts = LANGS.flatMap((lang) => [
    [`${lang}.included`, lines(draft[`${lang}.included`])],
    [`${lang}.excluded`, lines(draft[`${lang}.excluded`])],
    [`${lang}.entries`, entries(draft[`${lang}.entries`])],
  ])
  return Object.fromEntries(parts) as ItineraryDraft
}

function filledLines(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

function toEntryDraft(entry: ItineraryEntry): EntryDraft {
  const { id, lang, isPic, url, title, body, min, place } = entry
  return {
    key: `${lang}-${id}`,
    isPic,
    url,
    title,
    body,
    min: String(min),
    place: place?.name ?? '',
    at: place ? writePosition(place) : '',
  }
}

/** The props of an entry's fields. */
export interface EntryFields {
  tourId: number
  lang: Lang
  /** The entry's position, from 1. */
  number: number
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
}
