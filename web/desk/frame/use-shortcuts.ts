import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isComposing } from '../../platform/forms/composing'
import { useScreens, type Screen } from './screens'

/** Follows the link to a part of the open record, such as a tour's images. */
function pressPart(number: number): void {
  document.querySelectorAll<HTMLElement>('[data-part]')[number - 1]?.click()
}

/** Presses the undo button of the latest message that has one. */
function pressUndo(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-undo]')]
  buttons.at(-1)?.click()
}

/** The desk's keys, on every screen. While a dialog is open, only the palette's key works. */
export function useShortcuts(onPalette: () => void, onHelp: () => void): void {
  const navigate = useNavigate()
  const screens = useScreens()
  const goingUntil = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const isGoing = event.timeStamp < goingUntil.current
      const shortcut = readShortcut(event, { isTyping: isTyping(), isGoing, screens })
      goingUntil.current = shortcut?.kind === 'go' ? event.timeStamp + SEQUENCE_MS : 0
      if (!shortcut || shortcut.kind === 'go') return
      if (shortcut.kind !== 'undo') event.preventDefault()
      if (shortcut.kind === 'palette') onPalette()
      else if (shortcut.kind === 'help') onHelp()
      else if (shortcut.kind === 'screen') void navigate({ to: shortcut.screen.to })
      else if (shortcut.kind === 'part') pressPart(shortcut.number)
      else pressUndo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, onPalette, onHelp, screens])
}

/** Controls that use keys for text or choices. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox]'

/** An open dialog uses keys itself, as the focused field does. */
function isTyping(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open]')) return true
  if (!(focused instanceof HTMLElement)) return false
  return focused.isContentEditable || focused.closest(FIELDS) !== null
}

/** Time to wait for the second key after `g`, ms. */
const SEQUENCE_MS = 1500

type Shortcut =
  | { kind: 'palette' | 'help' | 'undo' | 'go' }
  | { kind: 'screen'; screen: Screen }
  /** A part of the open record, counted from 1. */
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
  /** Those that the reader may open. */
  screens: readonly Screen[]
}

/** The function of a key at the desk; null for keys without one. */
export function readShortcut(
  event: Key,
  { isTyping, isGoing, screens }: KeyState,
): Shortcut | null {
  if (isComposing(event) || event.altKey) return null
  const letter = letterOf(event)
  if (event.ctrlKey || event.metaKey) return letter === 'k' ? { kind: 'palette' } : null
  if (isTyping) return null
  if (event.key === '?') return { kind: 'help' }
  const screen = isGoing ? screens.find((each) => each.letter === letter) : undefined
  if (screen) return { kind: 'screen', screen }
  if (isGoing && /^[1-9]$/.test(event.key)) return { kind: 'part', number: Number(event.key) }
  if (letter === 'z' && !isGoing) return { kind: 'undo' }
  return letter === 'g' ? { kind: 'go' } : null
}

/** On a Korean keyboard the key `g` types `ㅎ`, so the key's position decides. */
function letterOf({ key, code }: Key): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}
