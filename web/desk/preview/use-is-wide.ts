import { useSyncExternalStore } from 'react'

/** From this width of the window on the preview is beside the form; `xl` of the style sheet. */
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
