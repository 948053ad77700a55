import { useTranslation } from 'react-i18next'
import { focusFault } from '../../../ui/focus'
import type { EditedTour } from '../../editor/editor.api'
import { useTourEditor } from '../../editor/use-tour-editor'
import { useToast } from '../../ui/toasts'
import {
  hasFaultyMinutes,
  openItinerary,
  tidyItinerary,
  type ItineraryDraft,
} from './itinerary-draft'
import { saveItinerary, toItineraryVersion } from './itinerary.api'

const EDITING = {
  name: 'itinerary',
  toVersion: toItineraryVersion,
  tidy: tidyItinerary,
  open: openItinerary,
  save: saveItinerary,
}

/** The editor of a tour's itinerary. A draft with faults is not saved. */
export function useItineraryEditor(tour: EditedTour) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const editor = useTourEditor<ItineraryDraft>({ ...EDITING, tour })
  const takeTour = (stored: EditedTour) => editor.takeStored(toItineraryVersion(stored))
  return { editor, save, takeTour }

  async function save(): Promise<void> {
    if (!editor.hasChanges) return
    if (hasFaultyMinutes(editor.draft)) {
      focusFault()
      showToast({ text: t('tour.checkFields'), look: 'danger' })
    } else if (await editor.save()) showToast({ text: t('tour.modified') })
  }
}
