import type { TFunction } from 'i18next'
import type { QuoteDay } from '../../../../worker/contracts/bookings/quotes'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { mapPlaceUrl } from '../../../../worker/contracts/map-links'
import { imageSize } from '../../../../worker/contracts/media/image-address'
import { cutText } from '../../../../worker/contracts/text/excerpt'
import { layOutRoute, MAP_WIDTH } from '../../../../worker/contracts/tours/route-map'
import { formatDay } from '../../../platform/i18n/format'
import { byDay, paragraphs } from '../../../ui/quote/quote-text'
import { html, type Html } from './pack-html'
import { photoUrl, stopsOf, type Pack } from './pack.view'

/** How a pack is written. */
export interface Writing {
  t: TFunction<['pack', 'trip', 'site']>
  lang: Lang
  /** When it is written, UTC ms. */
  now: number
}

/** The language of the plan, where it is not the reader's. */
function tagOf({ plan }: Pack, { lang }: Writing): Html | null {
  return plan && plan.lang !== lang ? html` lang="${LANG_TAG[plan.lang]}"` : null
}

/** The drawn map, light and dark, with its numbered stops. */
export function routeSection(
  pack: Pack,
  writing: Writing,
  pictures: readonly string[],
): Html | null {
  const { t, lang } = writing
  const stops = stopsOf(pack)
  const map = layOutRoute(stops)
  if (!map) return null
  const [light, dark] = ['light', 'dark'].map((look) =>
    pictures.find((url) => url.startsWith(`/map/${look}/`)),
  )
  return html`<section class="route">
    <h2>${t('pack:route')}</h2>
    ${
      light &&
      html`<picture
        >${dark && html`<source media="screen and (prefers-color-scheme: dark)" srcset="${dark}" />`}<img
          src="${light}"
          alt=""
          width="${MAP_WIDTH}"
          height="${map.height}"
      /></picture>`
    }
    <ol class="stops">
      ${stops.map(
        (stop) =>
          html`<li><a href="${mapPlaceUrl(stop, lang)}" target="_blank" rel="noreferrer"><b>${stop.number}</b> <span${tagOf(pack, writing)}>${stop.name}</span></a></li>`,
      )}
    </ol>
    <p class="quiet">${t('trip:plan.mapNote')}</p>
  </section>`
}

interface Shown {
  pictures: readonly string[]
  /** The longest text of an entry, in characters. */
  limit: number
}

/** The days with their entries. A place's number is its stop's on the map. */
export function planSection(pack: Pack, writing: Writing, shown: Shown): Html | null {
  const { plan } = pack
  if (!plan || plan.days.length === 0) return null
  const { t, lang } = writing
  const days = byDay(plan.days)
  const numbers = new Map(
    plan.days.filter(({ place }) => place).map((entry, index) => [entry, index + 1]),
  )
  const hasMap = numbers.size > 1
  const seen = new Set<string>()
  return html`<section class="plan">
    <h2>${t('trip:plan.title')}</h2>
    ${days.map(
      ({ day, entries }, index) =>
        html`<h3>
            ${days.length > 1 && `${t('trip:plan.day', { number: index + 1 })} · `}${formatDay(day, lang)}
          </h3>
          ${entries.map((entry) =>
            entryPart(entry, {
              ...shown,
              t,
              tag: tagOf(pack, writing),
              number: hasMap ? numbers.get(entry) : undefined,
              isNew: (url) => !seen.has(url) && Boolean(seen.add(url)),
            }),
          )}`,
    )}
  </section>`
}

interface EntryContext extends Shown, Pick<Writing, 't'> {
  tag: Html | null
  number: number | undefined
  /** Whether a picture is shown for the first time. */
  isNew: (url: string) => boolean
}

function entryPart(
  entry: QuoteDay,
  { t, tag, number, isNew, pictures, limit }: EntryContext,
): Html {
  const { start, title, body, stay, meals, image } = entry
  const photo = image ? photoUrl(image) : null
  const isShown = photo !== null && pictures.includes(photo) && isNew(photo)
  const size = isShown ? imageSize(photo) : null
  const text = paragraphs(body).join('\n')
  return html`<div class="entry"><h4>${start && html`<span class="hour">${start}</span> `}<span${tag}>${title}</span>${
    number !== undefined && html` <b>${number}</b>`
  }</h4>${
    size && html`<img src="${photo}" alt="" width="${size.width}" height="${size.height}" />`
  }${text !== '' && limit > 0 && html`<p class="said" ${tag}>${cutText(text, limit)}</p>`}${
    stay && html`<p class="quiet">${t('trip:plan.stay', { stay })}</p>`
  }${meals && html`<p class="quiet">${t('trip:plan.meals', { meals })}</p>`}</div>`
}
