import { NeedsScripts } from '../ui/NeedsScripts';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { VerifyEmailBanner } from '../features/auth/VerifyEmailBanner';
import { MyDataPage } from '../features/my-data/MyDataPage';
import { KeepingNotice } from '../features/keeping/KeepingNotice';
import { OpenSlots } from '../features/interviews/OpenSlots';
import { CandidatePortal } from '../features/portal/CandidatePortal';
import { EmptyPortal } from '../features/portal/EmptyPortal';
import { portalTabOf } from '../features/portal/portal-tabs';
import { PortalHeader } from '../features/portal/PortalHeader';
import { PortalNotFound } from '../features/portal/PortalNotFound';
import { DepartmentNamesContext } from '../features/people/job-names';
import { StaffPortal } from '../features/portal/StaffPortal';
import { useKeptFocus } from '../ui/use-kept-focus';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import type { Route } from './+types/portal';

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Portal de Candidatos', path: '/portal-candidato', robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const own = new URL(request.url).searchParams.get('vista') === 'propia';
  if (viewer.role === 'admin' && !own) {
    const page = Number(new URL(request.url).searchParams.get('pagina') ?? 1);
    // A failed list is reported on the page with a retry, because the view contains more than the list.
    const [people, departments] = await Promise.all([
      context.people(page).catch(() => null),
      context.departments('vacante').catch(() => []),
    ]);
    return { viewer, portal: null, people, departments };
  }
  const [{ candidate, current, applications }, documents, interviews, erasure, slots, unread, keeping] =
    await Promise.all([
      context.portal(),
      context.documents(),
      context.interviews.mine(),
      context.erasure.state(),
      context.slots.mine(),
      context.unreadMessages(),
      context.keeping.own(),
    ]);
  // The current application comes first.
  const rest = applications.filter(({ id }) => id !== current?.id);
  return {
    viewer,
    people: null,
    departments: [],
    portal: {
      candidate,
      current,
      documents,
      interviews,
      erasure,
      slots,
      unread,
      keeping,
      applications: current ? [current, ...rest] : rest,
    },
  };
}

/** Tabs show parts of the loaded data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const tabOf = (url: URL) => url.searchParams.get('tab');
  return tabOf(currentUrl) === tabOf(nextUrl) && defaultShouldRevalidate;
}

export default function Portal({
  loaderData: { viewer, portal, people, departments },
}: Route.ComponentProps) {
  useKeptFocus();
  const tab = portalTabOf(useSearchParams()[0].get('tab'));
  return (
    <>
      <div className="mt-3">
        <PortalHeader />
      </div>
      <div className="mx-auto max-w-7xl space-y-6 px-4 pt-6 pb-16 sm:px-6">
        <NeedsScripts what="responder, escribirnos o cambiar algo" />
        <VerifyEmailBanner viewer={viewer} />
        {portal && <KeepingNotice keeping={portal.keeping} />}
        <div>
          {portal && <OpenSlots invitations={portal.slots} applications={portal.applications} />}
          {portal === null ? (
            <DepartmentNamesContext value={departments}>
              <StaffPortal people={people} />
            </DepartmentNamesContext>
          ) : portal.candidate && portal.current ? (
            <CandidatePortal
              candidate={portal.candidate}
              current={portal.current}
              applications={portal.applications}
              interviews={portal.interviews}
              documents={portal.documents}
              erasure={portal.erasure}
              unread={portal.unread}
              tab={tab}
              own={viewer.role === 'admin'}
            />
          ) : tab === 'datos' ? (
            <MyDataPage erasure={portal.erasure} />
          ) : (
            <EmptyPortal name={viewer.display_name} />
          )}
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PortalNotFound />;
}
