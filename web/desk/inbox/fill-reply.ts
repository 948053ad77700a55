import { PLACEHOLDERS } from '../../../worker/contracts/inbox/saved-replies'

/** Values of the placeholders; empty where there is none. */
export type ReplyValues = Record<(typeof PLACEHOLDERS)[number], string>

/** A saved reply with its placeholders filled; one without a value keeps its name, for `placesLeft`. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const known = PLACEHOLDERS.find((each) => each === name)
    return (known && values[known]) || place
  })
}

/** Placeholders that the admin still has to fill, such as `{reference}` of a topic. */
export function placesLeft(text: string): string[] {
  return PLACEHOLDERS.map((name) => `{${name}}`).filter((place) => text.includes(place))
}

/** Appends a reply to what was typed. */
export function withReply(text: string, reply: string): string {
  return text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`
}
