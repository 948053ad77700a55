import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTypingIn, readShortcut, SEQUENCE_MS } from './shortcuts'

interface ShortcutActions {
  onPalette: () => void
  onHelp: () => void
}

/** Follows the link to a screen of what is open, such as a tour's images. */
function pressPart(number: number): void {
  document.querySelectorAll<HTMLElement>('[data-part]')[number - 1]?.click()
}

/** Presses the undo button of the latest message that has one. */
function pressUndo(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-undo]')
  buttons[buttons.length - 1]?.click()
}

/** The desk's keys, on every screen. While a dialog is open, only the palette's key works. */
export function useShortcuts({ onPalette, onHelp }: ShortcutActions): void {
  const navigate = useNavigate()
  const goingUntil = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const isGoing = event.timeStamp < goingUntil.current
      const shortcut = readShortcut(event, { isTyping: isTyping(), isGoing })
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
  }, [navigate, onPalette, onHelp])
}

/** An open dialog uses keys itself, as a field does. */
function isTyping(): boolean {
  return isTypingIn(document.activeElement) || document.querySelector('dialog[open]') !== null
}
