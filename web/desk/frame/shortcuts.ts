import { isComposing } from '../../platform/forms/composing'
import { SCREENS, type Screen } from './screens'

/** How long to wait for the second key after `g`. */
export const SEQUENCE_MS = 1500

type Shortcut =
  | { kind: 'palette' }
  | { kind: 'help' }
  | { kind: 'undo' }
  | { kind: 'go' }
  | { kind: 'screen'; screen: Screen }
  /** One of the screens of what is open, counted from 1. */
  | { kind: 'part'; number: number }

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

interface KeyState {
  /** Whether the key is typed into a field. */
  isTyping: boolean
  /** Whether `g` was pressed just before. */
  isGoing: boolean
}

/** What a key does at the desk; null for keys without a function. */
export function readShortcut(event: Key, { isTyping, isGoing }: KeyState): Shortcut | null {
  if (isComposing(event) || event.altKey) return null
  const letter = letterOf(event)
  if (event.ctrlKey || event.metaKey) return letter === 'k' ? { kind: 'palette' } : null
  if (isTyping) return null
  if (event.key === '?') return { kind: 'help' }
  const screen = isGoing ? SCREENS.find((each) => each.letter === letter) : undefined
  if (screen) return { kind: 'screen', screen }
  if (isGoing && /^[1-9]$/.test(event.key)) return { kind: 'part', number: Number(event.key) }
  if (letter === 'z' && !isGoing) return { kind: 'undo' }
  return letter === 'g' ? { kind: 'go' } : null
}

/** Whether the element uses keys itself, for text or choices. */
export function isTypingIn(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      element.closest(
        'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox]',
      ) !== null)
  )
}

/** On a Korean keyboard the key `g` types `ㅎ`, so the key's position decides. */
function letterOf({ key, code }: Key): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}
