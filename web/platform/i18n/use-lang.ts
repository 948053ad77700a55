import { useSearch } from '@tanstack/react-router'
import type { Lang } from '../../../worker/contracts/languages'

export function useLang(): Lang {
  return useSearch({ from: '__root__', select: ({ lang }) => lang })
}
