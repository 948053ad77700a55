/**
 * A tour's texts in three languages. Schemas, columns, search and the editor are made from this
 * list; a new text also needs a column, a label in `tours.json` and a line on the tour's page.
 */
export interface TourField {
  /** In code points. */
  max: number
  /** Markdown is stored as HTML too, in `<name>Html`. */
  format: 'line' | 'lines' | 'markdown'
  /** Lists include the texts of cards; the others come with the tour's own page. */
  place: 'card' | 'page'
  /** Whether the search covers it; the name is the title of a hit. */
  isSearched: boolean
}

export const TOUR_FIELDS = {
  name: { max: 100, format: 'line', place: 'card', isSearched: false },
  description: { max: 2000, format: 'lines', place: 'card', isSearched: true },
  route: { max: 1000, format: 'lines', place: 'card', isSearched: true },
  bulletin: { max: 50_000, format: 'markdown', place: 'page', isSearched: true },
  meetingPoint: { max: 200, format: 'line', place: 'page', isSearched: false },
  /** One place a line. */
  pickups: { max: 600, format: 'lines', place: 'page', isSearched: false },
  /** Also in the mail on the eve of a trip; its general words if empty. */
  clothing: { max: 600, format: 'lines', place: 'page', isSearched: false },
} as const satisfies Record<string, TourField>

type Fields = typeof TOUR_FIELDS

/** The name of a text, as on the wire. */
export type TourText = keyof Fields
/** Names of the texts with a property, such as `{ place: 'card' }`. */
type TextsWith<Part> = { [Name in TourText]: Fields[Name] extends Part ? Name : never }[TourText]
type CardText = TextsWith<{ place: 'card' }>
type PageText = TextsWith<{ place: 'page' }>
type MarkdownText = TextsWith<{ format: 'markdown' }>
export type TextHtml = `${MarkdownText}Html`
/** Texts as visitors read them: HTML instead of Markdown. */
export type ShownText = Exclude<TourText, MarkdownText> | TextHtml

/** In the editor's order. */
export const TOUR_TEXTS = Object.keys(TOUR_FIELDS) as TourText[]
export const CARD_TEXTS = TOUR_TEXTS.filter(
  (name): name is CardText => TOUR_FIELDS[name].place === 'card',
)
export const PAGE_TEXTS = TOUR_TEXTS.filter(
  (name): name is PageText => TOUR_FIELDS[name].place === 'page',
)
export const MARKDOWN_TEXTS = TOUR_TEXTS.filter(
  (name): name is MarkdownText => TOUR_FIELDS[name].format === 'markdown',
)
export const TEXTS_AS_HTML = MARKDOWN_TEXTS.map((name): TextHtml => `${name}Html`)
export const SHOWN_TEXTS: readonly ShownText[] = [
  ...TOUR_TEXTS.filter(
    (name): name is Exclude<TourText, MarkdownText> => TOUR_FIELDS[name].format !== 'markdown',
  ),
  ...TEXTS_AS_HTML,
]
export const SEARCHED_TEXTS = TOUR_TEXTS.filter((name) => TOUR_FIELDS[name].isSearched)
