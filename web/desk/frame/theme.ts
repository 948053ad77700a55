import { useLayoutEffect, useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'deskTheme'
const listeners = new Set<() => void>()
/** Kept here too, for browsers without storage. */
let chosen: Theme | null = null

/** The theme that the admin has chosen in this browser. */
export function useTheme(): Theme {
  return useSyncExternalStore(listen, readTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage, the choice lasts as long as the tab.
  }
  for (const notify of listeners) notify()
}

/** Applies the theme to the whole document while the desk is shown; `desk.css` reads the attribute. */
export function useThemeOfDesk(): void {
  const theme = useTheme()
  useLayoutEffect(() => applyTheme(theme), [theme])
}

function applyTheme(theme: Theme): () => void {
  const root = document.documentElement
  if (theme !== 'system') root.dataset['theme'] = theme
  return () => {
    delete root.dataset['theme']
  }
}

function readTheme(): Theme {
  try {
    const stored = chosen ?? localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function listen(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
