import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { escapeHtml } from '../../../worker/contracts/text/escape-html'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { pageToHtml } from '../../../worker/contracts/markdown/markdown-options'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { completeText } from '../../content/facts'
import { loadTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import { Prose } from '../../ui/prose'
import { usePageFacts } from './use-page-facts'

const BOX =
  'max-h-[70dvh] min-h-60 min-w-0 overflow-y-auto rounded-card border border-line bg-paper p-4 sm:p-6 xl:sticky xl:top-20'

interface PagePreviewProps {
  page: WrittenPageName
  lang: Lang
  text: string
}

/** Shows the page as visitors will see it, updated while typing. */
export function PagePreview({ page, lang, text }: PagePreviewProps) {
  const { t } = useTranslation('desk')
  const html = usePageHtml({ page, lang, text })
  const title = useTitle(page, lang)
  const box = useRef<HTMLElement>(null)
  useStayHere(box)
  return (
    <section
      ref={box}
      aria-label={t('pages.preview')}
      tabIndex={0}
      lang={LANG_TAG[lang]}
      className={BOX}
    >
      {/* In the language of the desk, inside a text that may be in another one. */}
      <p className="mb-4 text-sm text-muted" lang={LANG_TAG[useLang()]}>
        {t('pages.preview')}
      </p>
      {title && <h2 className="mb-6 text-3xl">{title}</h2>}
      {html !== undefined && <Prose html={html} />}
    </section>
  )
}

/** The text with its facts filled in; undefined until they are loaded. */
function usePageHtml({ page, lang, text }: PagePreviewProps) {
  const { site, more } = usePageFacts(page, lang)
  const { version = '', effectiveFrom = '', founder = '' } = more
  return useMemo(() => {
    const facts = { version, effectiveFrom, founder }
    return site && completeText(htmlOf(text), { lang, site, more: facts })
  }, [text, lang, site, version, effectiveFrom, founder])
}

/** The page's heading in the language of the text. Safety is a part of the tours' pages and has none. */
function useTitle(page: WrittenPageName, lang: Lang): string | undefined {
  return useQuery({
    queryKey: ['page-title', page, lang],
    queryFn: () => loadTitle(page, lang),
  }).data
}

async function loadTitle(page: WrittenPageName, lang: Lang): Promise<string> {
  const { t } = await loadTexts(lang)
  return page === 'safety' ? t('tours:tabs.safety') : t(`${page}.title`)
}

/** Stops links in the preview, which would leave the editor. */
function useStayHere(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    element?.addEventListener('click', stayHere)
    return () => element?.removeEventListener('click', stayHere)
  }, [box])
}

function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** A text that would be refused is shown unformatted; the field says why. */
function htmlOf(text: string): string {
  try {
    return pageToHtml(text)
  } catch {
    return `<p>${escapeHtml(text)}</p>`
  }
}
