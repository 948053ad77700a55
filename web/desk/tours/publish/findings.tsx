import { Link } from '@tanstack/react-router'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { ShownFinding } from './finding-texts'
import type { Checks } from './use-checks'

const LINK =
  'flex min-h-11 w-full items-center rounded-field px-2 py-1 text-start underline underline-offset-4 hover:bg-paper'
const SCREENS = { images: '/admin/img/$forumId', itinerary: '/admin/route/$forumId' } as const
const LOOKS = {
  faults: { Icon: CircleAlert, colour: 'text-danger' },
  warnings: { Icon: TriangleAlert, colour: 'text-accent' },
}

interface FindingsProps {
  tourId: number
  kind: keyof typeof LOOKS
  checks: Checks
}

export function Findings({ tourId, kind, checks }: FindingsProps) {
  const { t } = useTranslation('tour-desk')
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

/** A link to where a finding can be fixed: another screen, or a field of the form. */
function FindingLink(props: { tourId: number; finding: ShownFinding; onClose: () => void }) {
  const { text, place } = props.finding
  if ('screen' in place)
    return (
      <Link to={SCREENS[place.screen]} params={{ forumId: String(props.tourId) }} className={LINK}>
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
