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
import { tidyItinerary } from './itinerary-draft'
import { toItineraryVersion } from './itinerary.api'
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
  const texts = useItineraryTexts()
  const { editor, save } = useItineraryEditor(tour)
  const { draft } = editor
  const preview = useMemo(() => toItineraryPreview(tour, draft), [tour, draft])
  return (
    <>
      <TourHeader tour={tour} screen="itinerary" />
      <StoredDraftBanner editor={editor} />
      <ItineraryForm tourId={tour.id} draft={draft} onChange={editor.change} />
      <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          <PreviewButton isOpen={isPreviewed} onToggle={setPreviewed} />
          <DeleteItinerary
            tourId={tour.id}
            onStored={(stored) => editor.takeStored(toItineraryVersion(stored))}
          />
        </div>
      </SaveBar>
      <EditorDialogs editor={editor} tidy={tidyItinerary} texts={texts} />
    </>
  )
}
