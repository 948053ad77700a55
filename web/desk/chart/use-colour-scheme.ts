import { useSyncExternalStore } from 'react'
import { useTheme } from '../frame/theme'

const DARK = '(prefers-color-scheme: dark)'

/** The colour scheme in use: the chosen one, otherwise the device's. A canvas has to be drawn again when it changes. */
export function useColourScheme(): 'light' | 'dark' {
  const theme = useTheme()
  const isDark = useSyncExternalStore(
    (notify) => {
      const query = matchMedia(DARK)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => matchMedia(DARK).matches,
  )
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
