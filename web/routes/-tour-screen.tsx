import { useRef, type ComponentProps } from 'react'
import { DateRequest, type DateRequestHandle } from '../bookings/request/date-request'
import { TourPage } from '../features/tours/page/tour-page'
import { useIsFirstScreen } from '../platform/hydration/use-first-screen'

/** A tour's page with the sheet that its buttons open. */
export function TourScreen(page: Omit<ComponentProps<typeof TourPage>, 'onAsk' | 'isFirstScreen'>) {
  const isFirstScreen = useIsFirstScreen()
  const request = useRef<DateRequestHandle>(null)
  const ask = (startDay?: string) => request.current?.open(startDay)
  return (
    <>
      <TourPage {...page} isFirstScreen={isFirstScreen} onAsk={ask} />
      {isFirstScreen || <DateRequest ref={request} tour={page.tour} persons={page.persons} />}
    </>
  )
}
