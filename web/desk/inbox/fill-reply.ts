import { PLACEHOLDERS } from '../../../worker/contracts/inbox/saved-replies'

/** What the places become; empty where there is nothing. */
export type ReplyValues = Record<(typeof PLACEHOLDERS)[number], string>

/** A saved reply with its places filled; a place without a value keeps its name, for `placesLeft`. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const known = PLACEHOLDERS.find((each) => each === name)
    return (known && values[known]) || place
  })
}

/** Places that a person still has to fill, such as `{reference}` of a topic. */
export function placesLeft(text: string): string[] {
  return PLACEHOLDERS.map((name) => `{${name}}`).filter((place) => text.includes(place))
}

/** A text with a reply put behind what was typed. */
export function withReply(text: string, reply: string): string {
  return text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`
}
