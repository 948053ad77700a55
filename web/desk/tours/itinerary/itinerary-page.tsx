import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { EditorDialogs } from '../../editor/editor-dialogs'
import { SaveBar } from '../../editor/save-bar'
import { StoredDraftBanner } from '../../editor/stored-draft-banner'
import { TourHeader } from '../../editor/tour-header'
import { Loaded } from '../../../ui/loaded'
import { PreviewButton } from '../../preview/preview-button'
import { TourPreview } from '../../preview/tour-preview'
import { toItineraryPreview } from '../tour-preview'
import { DeleteItinerary } from './delete-itinerary'
import { tidyItinerary, type ItineraryDraft } from './itinerary-draft'
import { ItineraryForm } from './itinerary-form'
import { useItineraryEditor } from './use-itinerary-editor'
import { useItineraryTexts } from './use-itinerary-texts'

export function ItineraryPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => <ItineraryEditor key={forumId} tour={tour} />}
    </Loaded>
  )
}

function ItineraryEditor({ tour }: { tour: EditedTour }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const { editor, save, takeTour } = useItineraryEditor(tour)
  const preview = useTyped(tour, editor.draft)
  return (
    <>
      <TourHeader tour={tour} screen="itinerary" />
      <StoredDraftBanner editor={editor} />
      <ItineraryForm tourId={tour.id} draft={editor.draft} onChange={editor.change} />
      <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          <PreviewButton isOpen={isPreviewed} onToggle={setPreviewed} />
          <DeleteItinerary tourId={tour.id} onStored={takeTour} />
        </div>
      </SaveBar>
      <EditorDialogs editor={editor} tidy={tidyItinerary} texts={useItineraryTexts()} />
    </>
  )
}

function useTyped(tour: EditedTour, draft: ItineraryDraft) {
  return useMemo(() => toItineraryPreview(tour, draft), [tour, draft])
}
