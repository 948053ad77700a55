import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { factsOf } from '../../../worker/contracts/written-pages/page-facts'
import { factValues } from '../../content/facts'
import { Button } from '../../ui/button'
import { Disclosure } from '../ui/disclosure'
import { usePageFacts } from './use-page-facts'

interface FactListProps {
  page: WrittenPageName
  lang: Lang
  onChoose: (fact: string) => void
}

/** The facts that a text can name so that it stays right when a setting changes, each with its current value. */
export function FactList(props: FactListProps) {
  const { t } = useTranslation('pages')
  return (
    <div className="rounded-card border border-line bg-surface px-4">
      <Disclosure title={t('facts.title')}>
        <div className="flex flex-col gap-2 pb-4">
          <p className="text-sm text-muted">{t('facts.hint')}</p>
          <Facts {...props} />
        </div>
      </Disclosure>
    </div>
  )
}

function Facts({ page, lang, onChoose }: FactListProps) {
  const { site, more } = usePageFacts(page, lang)
  const values = site && factValues({ lang, site, more })
  return (
    <ul lang={LANG_TAG[lang]} className="max-h-80 overflow-y-auto" tabIndex={-1}>
      {factsOf(page).map((fact) => (
        <li key={fact}>
          <FactButton fact={fact} value={values?.(fact)} onClick={() => onChoose(fact)} />
        </li>
      ))}
    </ul>
  )
}

interface FactButtonProps {
  fact: string
  /** Undefined until the site's facts are loaded. */
  value: string | undefined
  onClick: () => void
}

function FactButton({ fact, value, onClick }: FactButtonProps) {
  return (
    <Button
      look="bare"
      className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-field px-2 py-2 text-start text-sm hover:bg-paper"
      onClick={onClick}
    >
      <code className="font-semibold">{`{{${fact}}}`}</code>
      <span className="min-w-0 text-muted wrap-anywhere">{value}</span>
    </Button>
  )
}

/** Inserts text at the cursor of a text field, as if it were typed. */
export function insertAtCursor(id: string, words: string): void {
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
