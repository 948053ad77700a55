import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { keepTogether } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { tourAddress } from '../tour-address'
import { tourQuery } from '../tours.api'
import { foreignTag, type CardView } from '../tours.view'
import type { CardLook } from './card-looks'

/** The name as the link that covers the card. */
export function CardTitle({ tour: { id, name }, look }: { tour: CardView; look: CardLook }) {
  const lang = useLang()
  const queryClient = useQueryClient()
  return (
    <h3 className={look === 'row' ? 'sm:text-lg' : 'text-lg'} lang={foreignTag(name, lang)}>
      <Link
        to="/tour/$address"
        params={{ address: tourAddress(name.text, id) }}
        viewTransition
        // The router would ask for it two frames later.
        onPointerDown={() => void queryClient.prefetchQuery(tourQuery(id, lang))}
        onClick={markLeadImage}
        className="group-hover:underline after:absolute after:inset-0"
      >
        <span className="line-clamp-2">{keepTogether(name.text)}</span>
      </Link>
    </h3>
  )
}

/** Names this image for the view transition to the tour's page. */
function markLeadImage({ currentTarget }: MouseEvent<HTMLElement>) {
  const image = currentTarget.closest('article')?.querySelector('img')
  if (image) image.style.viewTransitionName = 'tour-picture'
}
