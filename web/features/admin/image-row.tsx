import { ArrowDown, ArrowUp, Copy, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourImages } from '../../../worker/features/tours/tours.admin.contract'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/platform/language.contract'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import { Picture } from '../../ui/picture'
import { copyText } from './copy-text'
import { Disclosure } from './disclosure'
import type { ImageUse } from './image-uses'
import { MarkChip } from './language-columns'
import { useToast } from './toasts'
import { textIn } from './tour-draft'

export type TourImage = TourImages['images'][number]
export type Alts = { lang: Lang; txt: string }[]

interface ImageRowProps {
  image: TourImage
  uses: ImageUse[]
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (step: number) => void
  /** Makes it the main picture; null for one that cannot be. */
  onMain: (() => void) | null
  onAlts: (alts: Alts) => Promise<boolean>
  onDelete: () => void
}

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-field border border-line hover:border-primary disabled:opacity-40'

/** A picture with its address, where it is used, its texts, and what can be done with it. */
export function ImageRow({ image, uses, canMoveUp, canMoveDown, onMove, onMain, onAlts, onDelete }: ImageRowProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const [isLarge, setIsLarge] = useState(false)
  const description = LANGS.map((lang) => textIn(image.alt, lang)).find(Boolean) ?? ''
  const copy = async () => {
    if (await copyText(new URL(image.url, location.origin).href)) showToast({ text: t('images.copied') })
  }
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:flex-row">
      <button
        type="button"
        aria-label={t('images.open', { filename: image.filename })}
        className="grid size-[150px] shrink-0 place-items-center self-center rounded-field bg-paper sm:self-start"
        onClick={() => setIsLarge(true)}
      >
        <Picture
          url={image.url}
          alt={description}
          sizes="150px"
          className="size-full rounded-field bg-transparent object-contain"
        />
      </button>
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          {image.isMain && (
            <Chip look="offer">
              <Star aria-hidden size={14} />
              {t('images.main')}
            </Chip>
          )}
          {uses.map((use) => (
            <Chip key={use}>{t(`images.use.${use}`)}</Chip>
          ))}
          <span className="tabular text-sm text-muted">
            {image.width} × {image.height}
            {image.bytes > 0 && ` · ${Math.ceil(image.bytes / 1024)} KB`}
          </span>
        </p>
        <p className="text-sm break-all text-muted">{image.filename}</p>
        <AltTexts image={image} onSave={onAlts} />
        <div className="mt-auto flex flex-wrap gap-2">
          {(canMoveUp || canMoveDown) && (
            <>
              <button
                type="button"
                className={ICON_BUTTON}
                disabled={!canMoveUp}
                aria-label={t('images.up', { filename: image.filename })}
                onClick={() => onMove(-1)}
              >
                <ArrowUp aria-hidden size={18} />
              </button>
              <button
                type="button"
                className={ICON_BUTTON}
                disabled={!canMoveDown}
                aria-label={t('images.down', { filename: image.filename })}
                onClick={() => onMove(1)}
              >
                <ArrowDown aria-hidden size={18} />
              </button>
            </>
          )}
          {onMain && !image.isMain && (
            <Button className="px-3 text-sm" onClick={onMain}>
              <Star aria-hidden size={16} />
              {t('images.setMain')}
            </Button>
          )}
          <Button className="px-3 text-sm" onClick={() => void copy()}>
            <Copy aria-hidden size={16} />
            {t('images.copy')}
          </Button>
          <Button
            look="danger"
            className="ms-auto px-3"
            aria-label={t('images.deleteOne', { filename: image.filename })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden size={16} />
          </Button>
        </div>
      </div>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title={image.filename} look="centre">
        <Picture url={image.url} alt={description} sizes="512px" className="h-auto w-full rounded-field" />
        <div className="flex flex-wrap justify-end gap-2">
          {onMain && !image.isMain && (
            <Button
              look="primary"
              onClick={() => {
                setIsLarge(false)
                onMain()
              }}
            >
              {t('images.setMain')}
            </Button>
          )}
          <Button
            look="danger"
            onClick={() => {
              setIsLarge(false)
              onDelete()
            }}
          >
            {t('images.delete')}
          </Button>
          <Button onClick={() => setIsLarge(false)}>{t('cancel')}</Button>
        </div>
      </Dialog>
    </article>
  )
}

/** What the picture shows, for those who cannot see it; stored when the box is left. */
function AltTexts({ image, onSave }: { image: TourImage; onSave: ImageRowProps['onAlts'] }) {
  const { t } = useTranslation(['admin', 'common'])
  const [typed, setTyped] = useState<Partial<Record<Lang, string>>>({})
  const alts = LANGS.map((lang) => ({ lang, txt: typed[lang] ?? textIn(image.alt, lang) }))
  const missing = alts.filter(({ txt }) => txt.trim() === '')
  const save = async () => {
    const isChanged = alts.some(({ lang, txt }) => txt.trim() !== textIn(image.alt, lang))
    if (isChanged && (await onSave(alts.map(({ lang, txt }) => ({ lang, txt: txt.trim() }))))) setTyped({})
  }
  return (
    <Disclosure
      title={
        <>
          {t('images.alt')}
          {missing.length > 0 && <MarkChip mark="missing" />}
        </>
      }
    >
      <div className="flex flex-col gap-2 pb-2">
        {alts.map(({ lang, txt }) => (
          <input
            key={lang}
            aria-label={t('images.altIn', { language: t(`common:language.${lang}`), filename: image.filename })}
            placeholder={t(`common:language.${lang}`)}
            lang={LANG_TAG[lang]}
            maxLength={200}
            value={txt}
            className="min-h-11 w-full rounded-field border border-muted/60 bg-surface px-3 py-1"
            onChange={({ target }) => setTyped((all) => ({ ...all, [lang]: target.value }))}
            onBlur={() => void save()}
          />
        ))}
      </div>
    </Disclosure>
  )
}
