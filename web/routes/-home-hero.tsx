import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StoryLine } from '../features/board/home/story-line'
import { LowestPrice } from '../features/tours/prices/lowest-price'
import { buttonClass } from '../ui/button'

/** What the company offers, for whom, from which price, what others say, and one call to action. */
export function HomeHero() {
  const { t } = useTranslation('common')
  const search = useSearch({ from: '/' })
  return (
    <div className="flex max-w-md flex-col gap-3 lg:min-h-[23rem] lg:justify-center">
      <h1 className="text-3xl font-extrabold lg:text-5xl">{t('header.title')}</h1>
      <p className="text-lg">{t('header.subtitle')}</p>
      <LowestPrice className="text-lg font-bold text-larch" />
      <HeroLinks />
      <StoryLine search={search} />
    </div>
  )
}

function HeroLinks() {
  const { t } = useTranslation(['company', 'tours'])
  return (
    <div className="mt-1 flex flex-wrap gap-3">
      <Link to="/travel" className={buttonClass('main')}>
        {t('tours:see')}
      </Link>
      <Link
        to="/contact"
        className={`${buttonClass('bare')} inline-flex min-h-11 items-center rounded-field border border-snow/50 px-4 font-semibold hover:bg-snow/15`}
      >
        {t('company:hero.ask')}
      </Link>
    </div>
  )
}
