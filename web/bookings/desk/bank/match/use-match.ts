import { useTranslation } from 'react-i18next'
import { sureAfter, useAction } from '../../../../desk/ui/use-action'
import { useMoney } from '../../../../desk/ui/use-money'
import { ApiError } from '../../../../platform/api/api'
import { formatList } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { useSession } from '../../../../platform/session/session'
import { focusHeading } from '../../../../ui/focus'
import { matchEntry, type Match } from '../bank.api'
import { forgetMatch, holdMatch, type HeldMatch, type NamedPart } from './held-matches'

/** Books an entry after ten seconds; until then it can be undone. */
export function useMatch(entryId: number): (matches: Match[], named: NamedPart[]) => void {
  const by = useSession()?.username ?? ''
  const send = useSendMatch()
  return (matches, named) => {
    const match = { entryId, matches, named, by, requestKey: crypto.randomUUID() }
    holdMatch(match, () => void send(match))
  }
}

/** Books a held match at once. */
export function useSendMatch(): (match: HeldMatch) => Promise<void> {
  const { t } = useTranslation('desk-bookings')
  const { run } = useAction()
  const nameParts = useNamedParts()
  return send

  async function send(match: HeldMatch): Promise<void> {
    const { entryId, matches, requestKey } = match
    const focused = new Set<Element>()
    const findFocus = () => {
      const entry = document.activeElement?.closest(`[data-entry="${entryId}"]`)
      if (entry) focused.add(entry)
    }
    const what = nameParts(match.named)
    await run(
      async (client) => {
        await matchEntry(client, entryId, matches, requestKey).finally(findFocus)
        forgetMatch(entryId)
      },
      { text: t('bank.match.done', { what }) },
      { lead: t('bank.match.failed', { what }), again: (failure) => afterFailure(match, failure) },
    )
    // The entry may have left the list.
    if ([...focused].some((entry) => !entry.isConnected)) focusHeading()
  }

  /** A refused match is over; one without an answer is kept, and offered again. */
  function afterFailure(match: HeldMatch, failure: Error) {
    if (isRefusal(failure)) forgetMatch(match.entryId)
    const sure = sureAfter(failure)
    if (!sure.isSure) return undefined
    const matches = match.matches.map((each) => ({ ...each, ...sure }))
    const act = () => void send({ ...match, matches, requestKey: crypto.randomUUID() })
    return { label: t('bank.match.sure'), act }
  }
}

function isRefusal(failure: Error): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500
}

/** Writes the bookings of a match with their amounts. */
export function useNamedParts(): (named: readonly NamedPart[]) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  return (named) =>
    formatList(
      named.map(({ number, amount }) => t('bank.match.part', { number, amount: format(amount) })),
      lang,
    )
}
