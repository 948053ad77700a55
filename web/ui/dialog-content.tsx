import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { dialogContentClass, type DialogLook } from './dialog-look'

const HEADERS: Partial<Record<DialogLook, string>> = {
  lightbox: 'absolute inset-x-0 top-0 z-10 bg-surface/75 px-4 py-1',
  aside: 'no-print lg:hidden noscript:hidden',
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
  return (
    <div className={dialogContentClass(look)}>
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
