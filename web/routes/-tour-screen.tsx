import { useRef, type ComponentProps } from 'react'
import { DateRequest, type DateRequestHandle } from '../features/booking/date-request'
import { TourPage } from '../features/tours/page/tour-page'

/** A tour's page with the sheet that its buttons open. */
export function TourScreen(page: Omit<ComponentProps<typeof TourPage>, 'onAsk'>) {
  const request = useRef<DateRequestHandle>(null)
  return (
    <>
      <TourPage {...page} onAsk={(startDay) => request.current?.open(startDay)} />
      <DateRequest ref={request} tour={page.tour} persons={page.persons} />
    </>
  )
}
