import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, ListChecks, Megaphone, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { Editor } from '../../editor/use-editor'
import { IconTextButton } from '../../ui/icon-text-button'
import { HIDDEN, type TourDraft } from '../tour-draft'
import type { ShownFinding } from './finding-texts'
import type { Checks } from './use-checks'

const LINK =
  'flex min-h-11 w-full items-center rounded-field px-2 py-1 text-start underline underline-offset-4 hover:bg-paper'
const SCREENS = { images: '/admin/img/$tourId', itinerary: '/admin/route/$tourId' } as const
const LOOKS = {
  faults: { Icon: CircleAlert, colour: 'text-danger' },
  warnings: { Icon: TriangleAlert, colour: 'text-accent' },
}

interface PublishChecksProps {
  tourId: number
  checks: Checks
  onPublish: () => void
}

/** Findings before a tour is published, with links to fix them. Warnings can be ignored, faults cannot. */
export function PublishChecks({ tourId, checks, onPublish }: PublishChecksProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <Dialog isOpen={checks.isOpen} onClose={checks.close} title={t('checks.title')} look="sheet">
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto">
        {checks.isClean && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden size={20} className="shrink-0 text-primary" />
            {t('checks.none')}
          </p>
        )}
        <Findings tourId={tourId} kind="faults" checks={checks} />
        <Findings tourId={tourId} kind="warnings" checks={checks} />
      </div>
      <ChecksButtons checks={checks} onPublish={onPublish} />
    </Dialog>
  )
}

function ChecksButtons({ checks, onPublish }: Omit<PublishChecksProps, 'tourId'>) {
  const { t } = useTranslation(['desk-tours', 'site'])
  const publish = () => {
    checks.close()
    onPublish()
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={checks.close}>{t('site:close')}</Button>
      {checks.isForPublishing && checks.faults.length === 0 && (
        <Button look="primary" onClick={publish}>
          {t(checks.isClean ? 'checks.publish' : 'checks.publishAnyway')}
        </Button>
      )}
    </div>
  )
}

interface CheckButtonProps {
  editor: Editor<TourDraft>
  onCheck: () => void
  onPublish: () => void
}

/** Checks a tour. If it is hidden, it can be published afterwards. */
export function CheckButton({ editor, onCheck, onPublish }: CheckButtonProps) {
  const { t } = useTranslation('desk-tours')
  const { status } = editor.base.draft
  if (status === HIDDEN)
    return <IconTextButton icon={Megaphone} text={t('checks.openToPublish')} onClick={onPublish} />
  return <IconTextButton icon={ListChecks} text={t('checks.open')} onClick={onCheck} />
}

interface FindingsProps {
  tourId: number
  kind: keyof typeof LOOKS
  checks: Checks
}

function Findings({ tourId, kind, checks }: FindingsProps) {
  const { t } = useTranslation('desk-tours')
  if (checks[kind].length === 0) return null
  const { Icon, colour } = LOOKS[kind]
  return (
    <section className="flex flex-col gap-1">
      <h3 className="flex items-center gap-2 text-base">
        <Icon aria-hidden size={18} className={`shrink-0 ${colour}`} />
        {t(`checks.${kind}`)}
      </h3>
      <ul>
        {checks[kind].map((finding) => (
          <li key={finding.text}>
            <FindingLink tourId={tourId} finding={finding} onClose={checks.close} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to fix a finding, on another screen or in a field of the form. */
function FindingLink(props: { tourId: number; finding: ShownFinding; onClose: () => void }) {
  const { text, place } = props.finding
  if ('screen' in place)
    return (
      <Link to={SCREENS[place.screen]} params={{ tourId: String(props.tourId) }} className={LINK}>
        {text}
      </Link>
    )
  const goToField = () => {
    props.onClose()
    focusField(place.field)
  }
  return (
    <Button look="bare" className={LINK} onClick={goToField}>
      {text}
    </Button>
  )
}

/** Shows a field's language and focuses its control. Waits for a closing dialog, which moves the focus. */
function focusField(field: string): void {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
    const lang = field.split('.')[0] ?? ''
    place
      ?.closest('[data-languages]')
      ?.querySelector<HTMLElement>(`[data-language="${lang}"]`)
      ?.click()
    requestAnimationFrame(() => {
      place?.scrollIntoView({ block: 'center' })
      place
        ?.querySelector<HTMLElement>('input, select, textarea, [contenteditable], button')
        ?.focus({ preventScroll: true })
    })
  })
}
