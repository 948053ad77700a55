import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { focusField } from '../editor/focus-field'
import type { ShownFinding } from './finding-texts'

const LINK =
  'flex min-h-11 w-full items-center rounded-field px-2 py-1 text-start underline underline-offset-4 hover:bg-paper'

interface PublishChecksProps {
  tourId: number
  faults: ShownFinding[]
  warnings: ShownFinding[]
  isOpen: boolean
  onClose: () => void
  /** What the check is for; null for a check alone. */
  publish: { label: string; run: () => void } | null
}

/** What is missing before a tour is published, each with the way to it. Warnings can be passed, faults cannot. */
export function PublishChecks({ isOpen, onClose, ...checks }: PublishChecksProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('checks.title')} look="sheet">
      <Checks {...checks} onClose={onClose} />
    </Dialog>
  )
}

function Checks({
  tourId,
  faults,
  warnings,
  publish,
  onClose,
}: Omit<PublishChecksProps, 'isOpen'>) {
  const { t } = useTranslation(['tour-desk', 'common'])
  const list = { tourId, onClose }
  return (
    <>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto">
        {faults.length + warnings.length === 0 && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden size={20} className="shrink-0 text-primary" />
            {t('checks.none')}
          </p>
        )}
        <Findings {...list} kind="faults" findings={faults} />
        <Findings {...list} kind="warnings" findings={warnings} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:close')}</Button>
        {publish && faults.length === 0 && (
          <Button look="primary" onClick={publish.run}>
            {publish.label}
          </Button>
        )}
      </div>
    </>
  )
}

interface FindingsProps {
  tourId: number
  kind: 'faults' | 'warnings'
  findings: ShownFinding[]
  onClose: () => void
}

function Findings({ tourId, kind, findings, onClose }: FindingsProps) {
  const { t } = useTranslation('tour-desk')
  if (findings.length === 0) return null
  const Icon = kind === 'faults' ? CircleAlert : TriangleAlert
  return (
    <section className="flex flex-col gap-1">
      <h3 className="flex items-center gap-2 text-base">
        <Icon
          aria-hidden
          size={18}
          className={`shrink-0 ${kind === 'faults' ? 'text-danger' : 'text-accent'}`}
        />
        {t(`checks.${kind}`)}
      </h3>
      <ul>
        {findings.map((finding) => (
          <li key={finding.text}>
            <FindingLink tourId={tourId} finding={finding} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FindingLink({
  tourId,
  finding: { text, place },
  onClose,
}: {
  tourId: number
  finding: ShownFinding
  onClose: () => void
}) {
  if ('screen' in place)
    return (
      <Link
        to={place.screen === 'images' ? '/admin/img/$forumId' : '/admin/route/$forumId'}
        params={{ forumId: String(tourId) }}
        className={LINK}
      >
        {text}
      </Link>
    )
  return (
    <Button
      look="bare"
      className={LINK}
      onClick={() => {
        onClose()
        focusField(place.field)
      }}
    >
      {text}
    </Button>
  )
}
