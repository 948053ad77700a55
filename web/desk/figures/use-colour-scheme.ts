import { useSyncExternalStore } from 'react'
import { useTheme } from '../frame/theme'

const DARK = '(prefers-color-scheme: dark)'

/** The colours in use: the chosen ones, else the device's. A canvas is drawn again when they change. */
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
