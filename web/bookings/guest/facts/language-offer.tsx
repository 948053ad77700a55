import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { writeAddress } from '../../../../worker/contracts/page-address'
import { buttonClass } from '../../../ui/button'

/** Offers to switch to the booking's language. */
export function LanguageOffer({ pid, lang }: { pid: string; lang: Lang }) {
  const { t } = useTranslation(['trip', 'site'])
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-surface px-4 py-2">
      {t('otherLanguage')}
      <a
        href={writeAddress(`/trip/${pid}`, lang)}
        lang={LANG_TAG[lang]}
        hrefLang={LANG_TAG[lang]}
        className={buttonClass('link')}
      >
        {t(`site:language.${lang}`)}
      </a>
    </p>
  )
}
