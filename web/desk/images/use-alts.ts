import { useRef, useState } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import { LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'

/** Typed texts by image and language, until they are stored. */
export type TypedAlts = Readonly<Record<string, Partial<Record<Lang, string>>>>

/** What has to be stored: of each image the languages whose text is another one. */
export function changedAlts(images: TourImage[], typed: TypedAlts): DescribedImage[] {
  return images.flatMap((image) => {
    const texts = typed[image.filename] ?? {}
    const alt = LANGS.flatMap((lang) => {
      const txt = texts[lang]?.trim()
      return txt === undefined || txt === textIn(image.alt, lang) ? [] : [{ lang, txt }]
    })
    return alt.length > 0 ? [{ filename: image.filename, alt }] : []
  })
}

/** English texts for the languages of an image that have none. */
export function filledFromEnglish(textOf: (lang: Lang) => string): Partial<Record<Lang, string>> {
  const english = textOf('ca').trim()
  const empty = LANGS.filter((lang) => textOf(lang).trim() === '')
  return english === '' ? {} : Object.fromEntries(empty.map((lang) => [lang, english]))
}

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

/** What was typed since the texts were sent. */
function withoutSent(typed: TypedAlts, sent: TypedAlts): TypedAlts {
  return Object.fromEntries(
    Object.entries(typed).map(([filename, texts]) => [
      filename,
      Object.fromEntries(
        Object.entries(texts).filter(([lang, txt]) => sent[filename]?.[lang as Lang] !== txt),
      ),
    ]),
  )
}
