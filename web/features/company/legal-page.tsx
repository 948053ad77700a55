import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LegalPage as Page } from '../../../worker/contracts/written-pages/page-names'
import type { WrittenPage } from '../../../worker/contracts/written-pages/written-pages'
import { formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { TextPage } from './text-page'

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

type LegalText = Omit<WrittenPage, 'html'> & { html: string }

/** A page that binds, with the dates of its version, and all other versions. */
export function LegalPage({ title, text }: { title: string; text: LegalText }) {
  const page = text.page as Page
  return (
    <TextPage title={title} lead={<Standing text={text} page={page} />} html={text.html}>
      {text.versions.length > 1 && <Versions text={text} page={page} />}
    </TextPage>
  )
}

interface PartProps {
  text: LegalText
  page: Page
}

/** Renders nothing for the only version; its text says when it took effect. */
function Standing({ text, page }: PartProps) {
  if (text.state !== 'current') return <OtherVersion text={text} page={page} />
  const next = text.versions.findLast(({ state }) => state === 'planned')
  return next && <NextVersion page={page} {...next} />
}

function OtherVersion({ text: { state, startsOn, endsOn, versions }, page }: PartProps) {
  const { t } = useTranslation()
  const lang = useLang()
  const isKept = versions.some((each) => each.state === 'current')
  const from = formatLongDay(startsOn, lang)
  const until = formatLongDay(endsOn ?? startsOn, lang)
  return (
    <AlertBanner
      kind="info"
      action={
        isKept && (
          <Link to={`/${page}`} className={LINK}>
            {t('versions.readCurrent')}
          </Link>
        )
      }
    >
      {state === 'planned'
        ? t('versions.planned', { day: from })
        : t('versions.earlier', { from, until })}
    </AlertBanner>
  )
}

type Version = LegalText['versions'][number]

function NextVersion({ page, version, startsOn }: { page: Page } & Version) {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <AlertBanner
      kind="info"
      action={
        <Link to={`/${page}/$version`} params={{ version }} className={LINK}>
          {t('versions.readNext')}
        </Link>
      }
    >
      {t('versions.next', { day: formatLongDay(startsOn, lang) })}
    </AlertBanner>
  )
}

function Versions({ text: { version: shown, versions }, page }: PartProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="versions" className="border-t border-line pt-6">
      <h2 id="versions" className="text-xl">
        {t('versions.title')}
      </h2>
      <ul className="mt-2">
        {versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-3">
            <VersionLink page={page} isShown={each.version === shown} {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function VersionLink({ page, isShown, ...each }: Version & { page: Page; isShown: boolean }) {
  const { t } = useTranslation()
  const { version, startsOn, state } = each
  const lang = useLang()
  return (
    <>
      <Link
        to={`/${page}/$version`}
        params={{ version }}
        aria-current={isShown ? 'page' : undefined}
        className={LINK}
      >
        {t('versions.from', { day: formatLongDay(startsOn, lang) })}
      </Link>
      {state !== 'earlier' && <span className="text-muted">{t(`versions.is.${state}`)}</span>}
    </>
  )
}
