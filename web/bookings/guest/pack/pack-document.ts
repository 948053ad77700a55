import { pickupText } from '../../../../worker/contracts/bookings/booking-limits'
import { calgaryText, minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { mapSearchUrl } from '../../../../worker/contracts/map-links'
import { mapAddress } from '../../../../worker/contracts/tours/map-address'
import { formatDays } from '../../../platform/i18n/format'
import { documentAddress } from '../../../platform/kept/kept-documents'
import { phoneUrl } from '../../../platform/site/phone-url'
import { formatMoney } from '../../../ui/quote/quote-text'
import { clocksOf } from '../trip.view'
import { html, type Html } from './pack-html'
import { planSection, routeSection, type Writing } from './pack-plan'
import { PACK_STYLE } from './pack-style'
import { photosOf, stopsOf, type Pack } from './pack.view'

/** The document may be read on an old phone: its longest texts are cut until it is small enough. */
export const MAX_BYTES = 120_000
const TEXT_LIMITS = [2000, 600, 200, 60, 0]

/** The pictures that a document shows, the map first. */
export function picturesOf(pack: Pack): string[] {
  const stops = stopsOf(pack)
  const maps = stops.length > 1 ? [mapAddress(stops, 'light'), mapAddress(stops, 'dark')] : []
  return [...maps, ...photosOf(pack)]
}

/** The whole document, without scripts, with the pictures of which there is a copy. */
export function packDocument(pack: Pack, writing: Writing, pictures: readonly string[]): string {
  const title = pack.tour?.name ?? writing.t('trip:facts.ownIdea')
  const write = (limit: number) =>
    html`<!doctype html><html lang="${LANG_TAG[writing.lang]}"><head><meta charset="utf-8"><meta
name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta
name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta
name="referrer" content="no-referrer"><title>${title} – ${pack.company.shortName}</title><style>`
      .text +
    PACK_STYLE +
    `</style></head><body>${packBody(pack, writing, { pictures, limit }).text}</body></html>`
  const fits = (text: string) => new Blob([text]).size <= MAX_BYTES
  return TEXT_LIMITS.map(write).find(fits) ?? write(0)
}

interface Shown {
  pictures: readonly string[]
  /** The longest text of an entry, in characters. */
  limit?: number
}

/** The content of the document; for a print, it is a part of the page. */
export function packBody(pack: Pack, writing: Writing, { pictures, limit = 2000 }: Shown): Html {
  const { t, lang, now } = writing
  const time = t('site:calgaryTime', {
    time: clocksOf({ at: now, text: calgaryText(now) }, lang).calgary,
  })
  const { tour, trip, company } = pack
  return html`<main class="pack ${densityOf(pack)}">
    <header>
      <p class="brand">${company.shortName}</p>
      <h1>${tour?.name ?? t('trip:facts.ownIdea')}</h1>
      <p class="days">${formatDays(trip.startDay ?? '', trip.endDay ?? '', lang)}</p>
      <p class="quiet">
        ${t('pack:asOf', { time })}
        <a class="screen" href="${documentAddress(pack.pid, lang)}">${t('pack:online')}</a>
      </p>
    </header>
    ${factsSection(pack, writing)}${routeSection(pack, writing, pictures)}${safetySection(writing)}${planSection(
      pack,
      writing,
      { pictures, limit },
    )}
  </main>`
}

/** Characters of a printed line in one column, and lines of a page of A4. */
const PRINTED_LINE = { ca: 95, kr: 50, cn: 48 }
const PRINTED_LINES = 46

/** How closely a plan is printed, so that it has one page: as it is, in two columns, or without its longer texts. */
function densityOf({ plan }: Pack): 'whole' | 'close' | 'short' {
  const perLine = PRINTED_LINE[plan?.lang ?? 'ca']
  const linesIn = (columns: number) =>
    (plan?.days ?? [])
      .map(
        ({ body, stay, meals }) =>
          Math.ceil((body.length * columns) / perLine) + (stay || meals ? 3 : 2),
      )
      .reduce((sum, lines) => sum + lines, 0) / columns
  if (linesIn(1) <= PRINTED_LINES) return 'whole'
  return linesIn(2) <= PRINTED_LINES ? 'close' : 'short'
}

function factsSection(pack: Pack, { t, lang }: Writing): Html {
  const { trip, tour, pickup, crew, party, reference, cash, pid, company } = pack
  const place = pickupText(pickup, (kind) => t(`trip:pickup.${kind}`))
  const people = [
    t('trip:facts.adults', { count: party.adults }),
    ...(party.children > 0 ? [t('trip:facts.children', { count: party.children })] : []),
  ]
  const { startMinute } = trip
  return html`<section>
    <dl class="facts">
      ${[
        startMinute !== null &&
          fact(t('trip:facts.startTime'), t('site:calgaryTime', { time: minuteText(startMinute) })),
        tour?.meetingPoint &&
          fact(
            t('trip:facts.meetingPoint'),
            link(mapSearchUrl(tour.meetingPoint, lang), tour.meetingPoint),
          ),
        fact(
          t('trip:facts.pickup'),
          pickup.text ? link(mapSearchUrl(pickup.text, lang), place) : html`${place}`,
        ),
        crew.map(({ kind, name, phone }) =>
          fact(t(`trip:crew.${kind}`), html`${name} ${phone && link(phoneUrl(phone), phone)}`),
        ),
        fact(t('pack:office'), link(phoneUrl(company.phone), company.phone)),
        fact(t('trip:facts.party'), people.join(' · ')),
        cash && fact(t('pack:cash'), formatMoney(cash, lang)),
        reference && fact(t('pack:reference'), reference),
        fact(t('trip:facts.number'), pid),
      ]}
    </dl>
  </section>`
}

function fact(name: string, value: Html | string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function link(href: string, text: string): Html {
  return html`<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`
}

function safetySection({ t }: Writing): Html {
  return html`<section class="two">
    <div>
      <h2>${t('pack:safety.title')}</h2>
      <ul>
        <li>${link('tel:911', t('pack:safety.emergency'))}</li>
        <li>${t('pack:safety.elsewhere')}</li>
        <li>${t('pack:safety.signal')}</li>
        <li>${t('pack:safety.wildlife')}</li>
      </ul>
    </div>
    <div>
      <h2>${t('pack:bring.title')}</h2>
      <ul>
        <li>${t('pack:bring.papers')}</li>
        <li>${t('pack:bring.clothes')}</li>
        <li>${t('pack:bring.food')}</li>
        <li>${t('pack:bring.medicine')}</li>
      </ul>
    </div>
  </section>`
}
