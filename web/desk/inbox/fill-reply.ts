import { PLACEHOLDERS } from '../../../worker/contracts/inbox/saved-replies'

/** Values of the placeholders; empty if there is no value. */
export type ReplyValues = Record<(typeof PLACEHOLDERS)[number], string>

/** Fills the placeholders of a saved reply. One without a value is left as it is, so that `placesLeft` finds it. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const known = PLACEHOLDERS.find((each) => each === name)
    return (known && values[known]) || place
  })
}

/** Placeholders that the admin still has to fill in, such as `{reference}` in a thread about a topic. */
export function placesLeft(text: string): string[] {
  return PLACEHOLDERS.map((name) => `{${name}}`).filter((place) => text.includes(place))
}

/** Appends a reply to the typed text. */
export function withReply(text: string, reply: string): string {
  return text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`
}
