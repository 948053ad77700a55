import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../support/texts'

const WEB = join(import.meta.dirname, '../../../web')

/** Admin messages in English, and the code that sends them. */
const MESSAGES: Record<string, [said: RegExp, by: string]> = {
  'desk:gate.title': [/^Admin only$/, 'admin-gate.tsx'],
  'tour.modified': [/^Tour info modified/, 'tours/tour-edit-page.tsx'],
  'desk:save.failed': [/^Failed/, 'editor/save-bar.tsx'],
  'tour.deleted': [/^Tour deleted/, 'tours/copy-or-delete-tour.tsx'],
  'tour.deleteFailed': [/^Failed to delete/, 'tours/copy-or-delete-tour.tsx'],
  'tour.loadFailed': [/^Cannot load tour data/, 'editor/loaded-tour.tsx'],
  'images.mainSet': [/^Main image set/, 'images/use-gallery.ts'],
  'images.deleted_one': [/^\{\{name\}\} deleted/, 'images/use-gallery.ts'],
  'images.deleteFailed': [/^Image deletion failed: \{\{error\}\}$/, 'images/use-gallery.ts'],
  'images.deleteTitle_one': [/^Really delete \{\{name\}\}\?$/, 'images/delete-images-dialog.tsx'],
  'images.uploadFailed': [
    /^Error uploading \{\{file\}\}: \{\{message\}\}$/,
    'images/use-image-upload.ts',
  ],
  'images.empty': [/^No images used/, 'images/images-page.tsx'],
  'images.copy': [/^Copy url$/i, 'images/image-actions.tsx'],
  'images.setMain': [/^Set as main image$/, 'images/image-actions.tsx'],
  'itinerary.minutesBox': [/^X minutes needed$/, 'tours/itinerary/itinerary-entries.tsx'],
  'itinerary.deleteAll': [/^Delete all itineraries$/, 'tours/itinerary/itinerary-page.tsx'],
  'itinerary.deletedAll': [/^All itineraries deleted/, 'tours/itinerary/itinerary-page.tsx'],
  'itinerary.deleteAllFailed': [
    /^Failed to delete itineraries/,
    'tours/itinerary/itinerary-page.tsx',
  ],
}

const FAILURES: Record<string, RegExp> = {
  PlzLogin: /^Please log in/,
  SessionExpired: /log in/,
  AdminOnly: /^This is for administrators only/,
  ReloginNeeded: /password again/,
  TourNameInUse: /^A tour with the same name exists. Please change the name/,
  TourNameInvalid: /without “\/”/,
  NotAnImageOfTour: /doesn’t belong to this tour/,
  ImageUrlForeign: /Only images uploaded to this site/,
  EditConflict: /compare the two versions/,
}

describe('admin messages', () => {
  it.each(Object.entries(MESSAGES))('%s', (named, [said, by]) => {
    const [key = '', namespace = 'desk-tours'] = named.split(':').toReversed()
    expect(textIn('ca', `${namespace}:${key}`)).toMatch(said)
    // Only English has a singular.
    const plural = key.replace(/_one$/, '_other')
    for (const lang of LANGS) expect(textIn(lang, `${namespace}:${plural}`), lang).toBeTruthy()
    expect(readFileSync(join(WEB, 'desk', by), 'utf8')).toContain(`t('${key.replace(/_one$/, '')}'`)
  })

  it.each(Object.entries(FAILURES))('%s', (code, said) => {
    expect(textIn('ca', `errors:${code}`)).toMatch(said)
    for (const lang of LANGS) expect(textIn(lang, `errors:${code}`), lang).toBeTruthy()
  })

  it('are all localised: no screen has literal text', () => {
    const wordy = readdirSync(join(WEB, 'desk'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) =>
        />\s*[A-Z][a-z]+ [a-z]+[^<{]*</.test(readFileSync(join(WEB, 'desk', file), 'utf8')),
      )
    expect(wordy).toEqual([])
  })
})
