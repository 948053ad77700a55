import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { appHtml } from '../../../platform/app-html'
import { useLang } from '../../../platform/i18n/use-lang'
import { documentAddress } from '../../../platform/kept/kept-documents'
import { Button, buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { Panel, StatusLine } from '../panel'
import { CopyRow } from '../pay/copy-row'
import { companionLink, tripQuery } from '../trip.api'
import { packBody, picturesOf } from './pack-document'
import type { Html } from './pack-html'
import type { Writing } from './pack-plan'
import { mayKeepTrips } from './pack-store'
import { PACK_STYLE } from './pack-style'
import type { Pack } from './pack.view'
import { useKeptTrip, usePack } from './use-kept-trip'

/** A confirmed trip for the road: on this device, on paper, and for those who come along. */
export function PackPanel({ booking }: { booking: GuestBooking }) {
  return (
    <>
      <TripPack booking={booking} />
      {booking.scope === 'lead' && <CompanionPanel pid={booking.pid} />}
    </>
  )
}

function TripPack({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('pack')
  const { pack, writing } = usePack(booking)
  if (!pack) return null
  return (
    <Panel id="trip-pack" title={t('title')} className="no-print gap-3">
      {mayKeepTrips() ? (
        <KeptTrip pack={pack} writing={writing} />
      ) : (
        <PrintButton pack={pack} writing={writing} />
      )}
    </Panel>
  )
}

interface PackProps {
  pack: Pack
  writing: Writing
}

function KeptTrip({ pack, writing }: PackProps) {
  const { t } = useTranslation('pack')
  const { state, isBusy, hasFailed, isRemoved, keep, remove } = useKeptTrip(pack, writing)
  const isKept = state === 'newest' || state === 'older'
  return (
    <>
      <p>{t(isKept ? (state === 'older' && !isBusy ? 'older' : 'kept') : 'text')}</p>
      <p role="alert" className="empty:sr-only">
        {hasFailed && state === 'none' ? t('failed') : ''}
      </p>
      <StatusLine text={isRemoved && !isKept ? t('removed') : ''} />
      <div className="flex flex-wrap gap-2">
        {state === 'none' && (
          <SubmitButton
            label={t('keep')}
            waiting={t('keeping')}
            isWaiting={isBusy}
            onClick={keep}
          />
        )}
        {isKept && <CopyLink pid={pack.pid} />}
        <PrintButton pack={pack} writing={writing} />
      </div>
      {isKept && (
        <>
          <p className="text-sm text-muted">{t('own')}</p>
          <Button look="faint" className="self-start" onClick={remove}>
            {t('remove')}
          </Button>
        </>
      )}
    </>
  )
}

function CopyLink({ pid }: { pid: string }) {
  const { t } = useTranslation('pack')
  return (
    <a href={`${documentAddress(pid, useLang())}?copy`} className={buttonClass('quiet')}>
      {t('open')}
    </a>
  )
}

function PrintButton({ pack, writing }: PackProps) {
  const { t } = useTranslation('pack')
  // A print is light, whatever the screen is.
  const pictures = picturesOf(pack).filter((url) => !url.startsWith('/map/dark/'))
  const body = () => packBody(pack, writing, { pictures })
  return (
    <Button onClick={() => void printPack(body(), LANG_TAG[writing.lang])}>{t('print')}</Button>
  )
}

/** The link for those who come along: made, copied, shared, and replaced by the guest who booked. */
function CompanionPanel({ pid }: { pid: string }) {
  const { t } = useTranslation('pack')
  const { make, url, isPending, isRenewed, error } = useCompanionLink(pid)
  return (
    <Panel id="trip-companions" title={t('companion.title')} className="no-print gap-3">
      <p>{t('companion.text')}</p>
      {url && <CopyRow label={t('companion.label')} text={url} />}
      <StatusLine text={isRenewed ? t('companion.renewed') : ''} />
      <FailureAlert failure={error} />
      <div className="flex flex-wrap gap-2">
        {url && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ url }).catch(() => null)}>
            {t('companion.share')}
          </Button>
        )}
        <SubmitButton
          label={t(url ? 'companion.renew' : 'companion.open')}
          waiting={t('companion.busy')}
          isWaiting={isPending}
          onClick={() => make(url !== undefined)}
        />
      </div>
      {url && <p className="text-sm text-muted">{t('companion.ends')}</p>}
    </Panel>
  )
}

/** The link is asked for only when it is wanted. */
function useCompanionLink(pid: string) {
  const queryClient = useQueryClient()
  const { keyOf, done } = useRequestKey()
  const [url, setUrl] = useState<string>()
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (renew: boolean, { client }) => companionLink(client, pid, renew, keyOf({ renew })),
    onSuccess: (made) => {
      done()
      setUrl(made.url)
      // A renewal is an event of the booking.
      return queryClient.invalidateQueries(tripQuery(pid))
    },
  })
  return { make: mutate, url, isPending, isRenewed: isSuccess && variables, error }
}

/** On paper, the page is the pack alone. */
const ALONE = `
@media print { body > :not(.printed-pack) { display: none !important } }
@media screen { .printed-pack { display: none } }`

/** Prints the pack from the guest's page: on two sheets of A4, for whom a copy is no help. `tag` is BCP 47. */
async function printPack(body: Html, tag: string): Promise<void> {
  const place = document.createElement('div')
  place.className = 'printed-pack'
  place.lang = tag
  place.setAttribute('aria-hidden', 'true')
  const root = place.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(PACK_STYLE)]
  root.innerHTML = appHtml(body.text) as string
  const alone = [sheetOf(ALONE), sheetOf(PAPER)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...alone]
  document.body.append(place)
  const clear = () => {
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => !alone.includes(each),
    )
  }
  addEventListener('afterprint', clear, { once: true })
  await Promise.all(
    [...root.querySelectorAll('img')].map((image) => image.decode().catch(() => null)),
  )
  print()
}

/** A shadow tree has no pages. */
const PAPER = '@page { size: A4; margin: 12mm; }'

/** The page's policy allows sheets that are made, not markup with styles. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
