import { mapPlaceUrl } from '../../worker/contracts/map-links'
import { mapAddress } from '../../worker/contracts/tours/map-address'
import {
  layOutRoute,
  MAP_WIDTH,
  type RouteMap as Layout,
  type Stop,
} from '../../worker/contracts/tours/route-map'
import { useLang } from '../platform/i18n/use-lang'

interface MapStop extends Stop {
  name: string
  /** How long it takes, as text; null if that is unknown. */
  time: string | null
}

interface RouteMapProps {
  stops: MapStop[]
  /** BCP 47 tag where the names are not in the page's language. */
  textTag: string | undefined
  /** The name of the list, and the meaning of numbers and line. */
  label: string
  note: string
}

/** A finger's reach around a number; lists have targets of full size. */
const TOUCH_RADIUS = 18

/** A route as a drawn map and a list of its stops, which open in the reader's own map application. */
export function RouteMap({ note, ...list }: RouteMapProps) {
  const { stops } = list
  const map = layOutRoute(stops)
  return (
    <figure className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:grid-rows-[auto_1fr]">
      {map && <MapPicture map={map} stops={stops} />}
      <StopList {...list} />
      {map && <figcaption className="text-sm text-muted">{note}</figcaption>}
    </figure>
  )
}

/** The list beside it says the same, so it is hidden from screen readers and the keyboard. */
function MapPicture({ map, stops }: { map: Layout; stops: MapStop[] }) {
  const lang = useLang()
  const { height } = map
  return (
    <div aria-hidden className="relative self-start">
      <picture>
        <source
          media="screen and (prefers-color-scheme: dark)"
          srcSet={mapAddress(stops, 'dark')}
        />
        <img
          src={mapAddress(stops, 'light')}
          alt=""
          width={MAP_WIDTH}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded-card border border-line"
        />
      </picture>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${height}`} className="no-print absolute inset-0 size-full">
        {map.stops.map(({ number, mark }, index) => {
          const stop = stops[index]
          return (
            stop && (
              <a
                key={number}
                href={mapPlaceUrl(stop, lang)}
                target="_blank"
                rel="noreferrer"
                tabIndex={-1}
              >
                <title>{stop.name}</title>
                <circle cx={mark.x} cy={mark.y} r={TOUCH_RADIUS} fill="transparent" />
              </a>
            )
          )
        })}
      </svg>
    </div>
  )
}

function StopList({ stops, textTag, label }: Omit<RouteMapProps, 'note'>) {
  const lang = useLang()
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-2 content-start gap-x-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:grid-cols-1"
    >
      {stops.map((stop) => (
        <li key={stop.number}>
          <a
            href={mapPlaceUrl(stop, lang)}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 text-sm leading-tight text-ink no-underline hover:underline"
          >
            <span className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-primary text-xs font-bold text-on-primary">
              {stop.number}
            </span>
            <span>
              <span lang={textTag}>{stop.name}</span>
              {stop.time && <span className="tabular block text-xs text-muted">{stop.time}</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
