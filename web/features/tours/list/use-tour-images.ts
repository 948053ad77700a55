import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/use-lang'
import { homeToursQuery } from '../tours.api'
import type { ViewImage } from '../tours.view'

/** Finds the main image of a tour among those that home shows. */
export function useTourImages(): (tourId: number) => ViewImage | null {
  const { data } = useQuery(homeToursQuery(useLang()))
  const tours = data ? [...data.offers, ...data.others] : []
  return (tourId) => tours.find(({ id }) => id === tourId)?.image ?? null
}
