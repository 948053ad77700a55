import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const MemberPage = adminScreen(async () => (await import('../desk/members/member-page')).MemberPage)

export const Route = createFileRoute('/admin/members/$memberId')({
  loader: ({ params }) => adminTourId(params.memberId),
  component: () => <MemberPage id={Route.useLoaderData()} />,
})
