import { useRef, useState } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'
import { changedAlts, withoutSent, type TypedAlts } from './typed-alts'

export type Alts = ReturnType<typeof useAlts>

/** Alt texts of images as they are typed; `save` stores all that changed, and what fails stays typed. */
export function useAlts(
  images: TourImage[],
  onSave: (changed: DescribedImage[]) => Promise<boolean>,
) {
  const [typed, setTyped] = useState<TypedAlts>({})
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  // A copy and its save come before the next render.
  const latest = useRef(typed)
  const change = (next: TypedAlts) => {
    latest.current = next
    setTyped(next)
  }
  const textOf = (image: TourImage, lang: Lang) =>
    typed[image.filename]?.[lang] ?? textIn(image.alt, lang)

  return {
    textOf,
    savedAt,
    isSaving,
    hasChanges: changedAlts(images, typed).length > 0,
    type: (image: TourImage, texts: Partial<Record<Lang, string>>) =>
      change({
        ...latest.current,
        [image.filename]: { ...latest.current[image.filename], ...texts },
      }),
    save,
  }

  async function save(): Promise<void> {
    const sent = latest.current
    const changed = changedAlts(images, sent)
    if (changed.length === 0) return
    setSaving(true)
    const isStored = await onSave(changed)
    setSaving(false)
    if (!isStored) return
    setSavedAt(Date.now())
    change(withoutSent(latest.current, sent))
  }
}
