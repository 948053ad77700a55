import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenPage } from '../../../../../worker/contracts/written-pages/written-pages'
import { completeText } from '../../../../content/facts'
import { formatLongDay } from '../../../../platform/i18n/format'
import { useSite } from '../../../../platform/site/site'
import { PageLink } from '../../../../ui/page-link'
import { Prose } from '../../../../ui/prose'

const BOX =
  'max-h-72 overflow-y-auto rounded-field border border-line bg-paper p-4 text-sm outline-offset-2'

/** The text in a box of its own, so that the tick below it stays near, and as a page. */
export function WaiverText({ text }: { text: WrittenPage }) {
  const { t } = useTranslation('travellers')
  const site = useSite()
  const { html, version, startsOn, lang } = text
  const shown = useMemo(() => {
    const more = { version, effectiveFrom: formatLongDay(startsOn, lang) }
    return completeText(html ?? '', { lang, site, more })
  }, [html, version, startsOn, lang, site])
  return (
    <>
      <section aria-label={t('waiver.text')} tabIndex={0} className={BOX}>
        <Prose html={shown} />
      </section>
      <WaiverLink version={version} text={t('waiver.page')} />
    </>
  )
}

export function WaiverLink({ version, text }: { version: string; text: string }) {
  return (
    <PageLink
      to={`/waiver/${version}`}
      target="_blank"
      className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline"
    >
      {text}
    </PageLink>
  )
}
