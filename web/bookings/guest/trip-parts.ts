import type { Lang } from '../../../worker/contracts/languages'
import { loadTexts } from '../../platform/i18n/i18n'

/** The screen, which the edge never renders. */
export const loadTripView = async () => (await import('./trip-view')).TripView

/** Loads screen and texts in parallel. A screen that fails to load is retried where it is shown. */
export async function loadTripParts(lang: Lang): Promise<void> {
  if (import.meta.env.SSR) return
  loadTripView().catch(() => null)
  await loadTexts(lang, 'trip')
}
