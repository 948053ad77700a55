import { useState } from 'react'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { checkTour } from '../../../../worker/contracts/tours/tour-checks'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import type { TourExtra } from '../../../../worker/contracts/tours/tours'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import type { Editor } from '../../editor/use-editor'
import { useFindingTexts } from './finding-texts'
import { shownStatus } from '../../editor/tour-statuses'
import type { TourDraft } from '../tour-draft'

export type Checks = ReturnType<typeof useChecks>

/** The findings about the draft, and the state of their dialog. */
export function useChecks({ draft }: Editor<TourDraft>, preview: TourExtra) {
  const textsOf = useFindingTexts(draft, useLang())
  const today = calgaryDay(useNow())
  const [shown, setShown] = useState<'check' | 'publish' | null>(null)
  const status = statusToCheck(preview)
  const found = textsOf(checkTour({ ...preview, status }, today))
  return {
    ...found,
    /** The status after publishing. */
    status: String(status === TOUR_STATUS.hidden ? TOUR_STATUS.regular : status),
    isClean: found.faults.length + found.warnings.length === 0,
    isOpen: shown !== null,
    isForPublishing: shown === 'publish',
    open: (isForPublishing: boolean) => setShown(isForPublishing ? 'publish' : 'check'),
    close: () => setShown(null),
  }
}

/** For a hidden tour, prices are checked by the rules of the status that it will have. */
function statusToCheck(tour: TourExtra): number {
  return shownStatus(tour) === TOUR_STATUS.offer ? TOUR_STATUS.offer : tour.status
}
