import { Link } from '@tanstack/react-router'
import { ArrowLeft, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import { useMay } from '../../../platform/session/use-may'
import { buttonClass } from '../../../ui/button'
import { ResponsiveImage } from '../../../ui/responsive-image'

const SCREENS = [
  { key: 'tour', to: '/admin/$tourId' },
  { key: 'route', to: '/admin/route/$tourId' },
  { key: 'images', to: '/admin/img/$tourId' },
] as const

/** The title of a board on its own page, and the last part of the tour's path; the contact forum has none. */
export type BoardHeading = { title: string; backTo: string | null }

/** A stored image behind the heading. */
export type BannerImage = { url: string; focus: ImageFocus }

interface BoardBannerProps {
  tourId: number
  image: BannerImage | null
  heading: BoardHeading | undefined
}

export function BoardBanner({ tourId, image, heading }: BoardBannerProps) {
  const { t } = useTranslation('board')
  return (
    <div className="flex flex-col gap-4">
      <div className="relative isolate overflow-hidden rounded-card bg-spruce text-snow">
        {image && <Background image={image} isFirst={heading !== undefined} />}
        <div className="absolute inset-0 -z-10 bg-spruce/75" />
        <div className="flex flex-col items-start gap-4 px-5 py-8 sm:px-8">
          {heading?.backTo && <TourLink address={heading.backTo} />}
          <Title heading={heading} />
          <div className="flex flex-wrap gap-3">
            <WriteLink hash="write" look="main" label={t('writeInquiry')} />
            <WriteLink hash="write-new" look="quiet" label={t('writeNew')} />
          </div>
        </div>
      </div>
      <AdminLinks tourId={tourId} />
    </div>
  )
}

/** Loaded eagerly on a board's own page. */
function Background({ image: { url, focus }, isFirst }: { image: BannerImage; isFirst: boolean }) {
  return (
    <div className={`absolute inset-0 -z-20 ${isFirst ? '' : 'held'}`}>
      <ResponsiveImage
        url={url}
        focus={focus}
        alt=""
        sizes="(min-width: 1200px) 1168px, 62vw"
        className="size-full object-cover"
        isFirst={isFirst}
      />
    </div>
  )
}

function TourLink({ address }: { address: string }) {
  const { t } = useTranslation('board')
  return (
    <Link
      to="/tour/$address"
      params={{ address }}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden size={18} />
      {t('backToTour')}
    </Link>
  )
}

function Title({ heading }: Pick<BoardBannerProps, 'heading'>) {
  const { t } = useTranslation('board')
  return (
    <div className="max-w-2xl">
      {heading ? (
        <h1 className="text-2xl">{heading.title}</h1>
      ) : (
        <h2 className="section-title">{t('title')}</h2>
      )}
      <p className="mt-2 leading-relaxed">
        {t(heading?.backTo === null ? 'introContact' : 'intro')}
      </p>
    </div>
  )
}

/** The hash opens the composer, so that any page can link to it. */
function WriteLink({ hash, look, label }: { hash: string; look: 'main' | 'quiet'; label: string }) {
  return (
    <Link
      to="."
      search
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      className={`${buttonClass(look)} ${look === 'quiet' ? 'border-transparent' : ''}`}
    >
      <PenLine aria-hidden size={18} />
      {label}
    </Link>
  )
}

function AdminLinks({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  const params = { tourId: String(tourId) }
  if (!useMay('tours:edit')) return null
  return (
    <nav aria-label={t('admin.label')} className="flex flex-wrap gap-2">
      {SCREENS.map(({ key, to }) => (
        <Link key={key} to={to} params={params} className={buttonClass('quiet')}>
          {t(`admin.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
