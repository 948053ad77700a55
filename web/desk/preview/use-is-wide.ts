import { useSyncExternalStore } from 'react'

/** From this window width, the preview is next to the form; `xl` in the style sheet. */
const WIDE = '(min-width: 80rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
