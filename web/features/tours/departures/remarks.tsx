import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'

/** A remark has one language; where that is not the page's, it is named. */
export function Remarks({ text }: { text: string }) {
  const { t } = useTranslation(['tours', 'common'])
  const pageLang = useLang()
  const tag = textLang(text)
  if (text === '') return null
  const isForeign = tag !== undefined && tag !== LANG_TAG[pageLang].slice(0, tag.length)
  return (
    <span className="text-sm text-muted">
      {isForeign && `${t(`departures.remarkIn.${tag}`)} `}
      <span lang={tag}>{text}</span>
    </span>
  )
}
