import { useRef, useState } from 'react'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { textIn } from '../../../worker/contracts/translated'
import type { DescribedImage } from './images.api'
import type { TourImage } from './tour-image'

export type Alts = ReturnType<typeof useAlts>

export type SaveAlts = (changed: DescribedImage[]) => Promise<boolean>

/** Descriptions of images as they are typed. `save` stores all changed ones; those that fail are kept. */
export function useAlts(images: TourImage[], onSave: SaveAlts) {
  const typing = useTypedAlts()
  const { typed, latest, change } = typing
  const saving = useSaving(images, typing, onSave)
  return { ...saving, textOf, type, hasChanges: changedAlts(images, typed).length > 0 }

  function textOf({ filename, alt }: TourImage, lang: Lang): string {
    return typed[filename]?.[lang] ?? textIn(alt, lang)
  }

  function type({ filename }: TourImage, texts: Texts): void {
    change({ ...latest.current, [filename]: { ...latest.current[filename], ...texts } })
  }
}

function useTypedAlts() {
  const [typed, setTyped] = useState<TypedAlts>({})
  // Copying texts and saving them both happen before the next render.
  const latest = useRef(typed)
  const change = (next: TypedAlts) => {
    latest.current = next
    setTyped(next)
  }
  return { typed, latest, change }
}

function useSaving(images: TourImage[], typing: ReturnType<typeof useTypedAlts>, onSave: SaveAlts) {
  const { latest, change } = typing
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  return { savedAt, isSaving, save }

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

type Texts = Partial<Record<Lang, string>>

/** Typed descriptions by image and language, until they are saved. */
type TypedAlts = Readonly<Record<string, Texts>>

/** The changes to save: for each image, the languages whose text has changed. */
export function changedAlts(images: TourImage[], typed: TypedAlts): DescribedImage[] {
  return images.flatMap((image) => {
    const alt = changedTexts(image, typed[image.filename] ?? {})
    return alt.length > 0 ? [{ filename: image.filename, alt }] : []
  })
}

function changedTexts({ alt }: TourImage, typed: Texts) {
  return LANGS.flatMap((lang) => {
    const txt = typed[lang]?.trim()
    return txt === undefined || txt === textIn(alt, lang) ? [] : [{ lang, txt }]
  })
}

/** The English text for each language of an image that has none. */
export function filledFromEnglish(textOf: (lang: Lang) => string): Texts {
  const english = textOf('ca').trim()
  const empty = LANGS.filter((lang) => textOf(lang).trim() === '')
  return english === '' ? {} : Object.fromEntries(empty.map((lang) => [lang, english]))
}

/** The texts typed since the others were sent. */
function withoutSent(typed: TypedAlts, sent: TypedAlts): TypedAlts {
  return Object.fromEntries(
    Object.entries(typed).map(([file, texts]) => [file, unsentTexts(texts, sent[file])]),
  )
}

function unsentTexts(typed: Texts, sent: Texts = {}): Texts {
  const unsent = Object.entries(typed).filter(([lang, txt]) => sent[lang as Lang] !== txt)
  return Object.fromEntries(unsent)
}
