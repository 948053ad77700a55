import { useSearch } from '@tanstack/react-router'
import type { Lang } from '../../../worker/contracts/languages'

/** The language of the page: the one in its address. */
export function useLang(): Lang {
  return useSearch({ from: '__root__', select: ({ lang }) => lang })
}
