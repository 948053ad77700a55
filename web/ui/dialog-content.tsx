import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'

/** A lightbox is dark in both themes and has its title over its content. */
const LOOKS = {
  centre: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card',
  /** Near the top, to leave room for a phone's keyboard. */
  top: 'mx-auto mt-3 mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card sm:mt-[12vh]',
  sheet:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-card',
  /** A sheet with room for two columns. */
  wide: 'mb-0 mt-auto max-h-[calc(100dvh-3rem)] w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(66rem,calc(100vw-2rem))] sm:rounded-card',
  /** A bottom sheet on a phone; on a desktop, and everywhere without scripts, a box in the page. */
  aside:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:max-lg:m-auto sm:max-lg:w-[min(32rem,calc(100vw-2rem))] sm:max-lg:rounded-card lg:sticky lg:top-6 lg:m-0 lg:block lg:max-h-[calc(100dvh-3rem)] lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:shadow-none noscript:static noscript:block noscript:rounded-card noscript:border noscript:border-line',
  full: 'h-dvh max-h-none w-screen max-w-none',
  lightbox: 'lightbox h-dvh max-h-none w-screen max-w-none',
}

const HEADERS: Partial<Record<DialogLook, string>> = {
  lightbox: 'absolute inset-x-0 top-0 z-10 bg-surface/75 px-4 py-1',
  aside: 'lg:hidden noscript:hidden',
}

export type DialogLook = keyof typeof LOOKS

/** Classes of the dialog element itself. */
export function dialogClass(look: DialogLook): string {
  return `bg-surface p-0 text-ink shadow-float ${LOOKS[look]}`
}

interface ContentProps {
  title: string
  titleId: string
  look: DialogLook
  close: ComponentProps<typeof Button>
  children: ReactNode
}

/** A dialog's title, close button and content. */
export function DialogContent({ title, titleId, look, close, children }: ContentProps) {
  const { t } = useTranslation()
  const sheet = `flex max-h-[inherit] flex-col gap-4 p-5 ${look === 'full' ? 'h-full' : ''}`
  return (
    <div className={look === 'lightbox' ? 'relative h-full' : sheet}>
      <div className={`flex items-center justify-between gap-4 ${HEADERS[look] ?? ''}`}>
        <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        <Button look="icon" {...close} aria-label={t('close')}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      {children}
    </div>
  )
}
