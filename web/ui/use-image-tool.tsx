import type * as commands from '@uiw/react-md-editor/nohighlight'
import { ImagePlus } from 'lucide-react'
import { useMemo, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../platform/i18n/use-lang'
import { loadFaultText } from '../platform/media/picture-fault'
import { ICON_SIZE, type Command } from './markdown-tools'

/** Uploads an image and returns its URL. */
export type Upload = (file: File) => Promise<string>

export interface ImageSources {
  /** Enables image upload and the full toolbar. */
  upload: Upload | undefined
  /** Opens an image picker instead; `insert` then gets the Markdown. */
  pick?: ((insert: (markdown: string) => void) => void) | undefined
}

type Place = commands.TextAreaTextApi

/** The button that adds an image, its file input, and the state of the upload. */
export function useImageTool({ upload, pick }: ImageSources) {
  const { t } = useTranslation('editing')
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<Place>(null)
  const { state, take } = useUploads(upload, place)
  const tools = useMemo((): Command[] => {
    const execute: Command['execute'] = (_state, api) => {
      place.current = api
      if (pick) pick((markdown) => api.replaceSelection(markdown))
      else input.current?.click()
    }
    return upload ? [{ ...imageTool(t('tool.picture')), execute }] : []
  }, [t, upload, pick])
  return {
    tools,
    status: state !== 'idle' && <UploadStatus state={state} />,
    input: upload && <ImageInput ref={input} onChange={(event) => void take(event)} />,
  }
}

function ImageInput(props: ComponentProps<'input'>) {
  const types = 'image/jpeg,image/png,image/webp,image/gif'
  return <input type="file" accept={types} multiple hidden {...props} />
}

function imageTool(label: string): Command {
  return {
    name: 'picture',
    keyCommand: 'picture',
    buttonProps: { 'aria-label': label, title: label },
    icon: <ImagePlus aria-hidden size={ICON_SIZE} />,
  }
}

/** A failure is a sentence. */
type UploadState = 'idle' | 'uploading' | { failure: string }

/** Inserts each uploaded image where the cursor was. */
function useUploads(upload: Upload | undefined, place: { current: Place | null }) {
  const { t } = useTranslation('editing')
  const lang = useLang()
  const [state, setState] = useState<UploadState>('idle')
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    setState('uploading')
    try {
      for (const file of files) {
        const url = await upload?.(file)
        place.current?.replaceSelection(`![${t('pictureText')}](${url ?? ''})\n`)
      }
      setState('idle')
    } catch (refused) {
      setState({ failure: (await loadFaultText(refused, lang, 'post')) ?? t('uploadFailed') })
    }
  }
  return { state, take }
}

function UploadStatus({ state }: { state: UploadState }) {
  const { t } = useTranslation('editing')
  return (
    <p
      role="status"
      className={`text-sm ${typeof state === 'object' ? 'text-danger' : 'text-muted'}`}
    >
      {typeof state === 'object' ? state.failure : t('uploading')}
    </p>
  )
}
