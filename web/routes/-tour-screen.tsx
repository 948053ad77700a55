import { useRef, type ComponentProps } from 'react'
import { DateRequest, type DateRequestHandle } from '../features/booking/date-request'
import { TourPage } from '../features/tours/page/tour-page'
import { useIsFirstScreen } from '../platform/hydration/use-first-screen'

/** A tour's page with the sheet that its buttons open. */
export function TourScreen(page: Omit<ComponentProps<typeof TourPage>, 'onAsk' | 'isFirstScreen'>) {
  const isFirstScreen = useIsFirstScreen()
  const request = useRef<DateRequestHandle>(null)
  return (
    <>
      <TourPage
        {...page}
        isFirstScreen={isFirstScreen}
        onAsk={(startDay) => request.current?.open(startDay)}
      />
      {isFirstScreen || <DateRequest ref={request} tour={page.tour} persons={page.persons} />}
    </>
  )
}
