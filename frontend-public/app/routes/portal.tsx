import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { NeedsScripts } from '../ui/NeedsScripts';
import { Suspense } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { VerifyEmailBanner } from '../features/auth/VerifyEmailBanner';
import { CandidatePortal } from '../features/portal/CandidatePortal';
import { shownOffer } from '../features/portal/shown-offer';
import { portalTabOf } from '../features/portal/portal-tabs';
import type { SimilarOpening } from '../features/portal/SimilarOpenings';
import { DepartmentNamesContext } from '../features/people/job-names';
import { Spinner } from '../ui/Spinner';
import { useKeptFocus } from '../ui/use-kept-focus';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import { partOf } from '../lib/part';
import type { Route } from './+types/portal';

/** For an administrator. */
const StaffPortal = partOf(async () => (await import('../features/portal/StaffPortal')).StaffPortal);
/** Before the first application. */
const EmptyPortal = partOf(async () => (await import('../features/portal/EmptyPortal')).EmptyPortal);
const MyDataPage = partOf(async () => (await import('../features/my-data/MyDataPage')).MyDataPage);
/** For the few whose data are about to be erased. */
const KeepingNotice = partOf(async () => (await import('../features/keeping/KeepingNotice')).KeepingNotice);
const PortalNotFound = partOf(async () => (await import('../features/portal/PortalNotFound')).PortalNotFound);

export const handle: PageHandle = { perVisitor: true, portalBar: true };

/** Similar openings of an application without a vacancy. */
const SIMILAR = 3;

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Portal de candidaturas`,
    path: '/portal-candidato',
    robots: 'noindex',
  });
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
  const [
    { candidate, current, applications },
    documents,
    interviews,
    erasure,
    slots,
    unread,
    keeping,
    offers,
  ] = await Promise.all([
    context.portal(),
    context.documents(),
    context.interviews.mine(),
    context.erasure.state(),
    context.slots.mine(),
    context.unreadMessages(),
    context.keeping.own(),
    context.offers.mine(),
  ]);
  // Only of those who were hired: nobody else is asked for it.
  const hired = applications.some(({ estado, retirada }) => estado === 'contratada' && !retirada);
  const onboarding = hired ? await context.onboarding() : null;
  // The current application comes first.
  const rest = applications.filter(({ id }) => id !== current?.id);
  return {
    viewer,
    people: null,
    departments: [],
    portal: {
      standing: candidate &&
        current && {
          candidate,
          current,
          documents,
          interviews,
          slots,
          unread,
          onboarding,
          offer: shownOffer(offers),
          verified: viewer.email_verified,
        },
      openings: current && (await similarOpenings(context, current)),
      applications: current ? [current, ...rest] : rest,
      erasure,
      keeping,
    },
  };
}

/** Where a rejected or withdrawn application leads on; null for all others. */
async function similarOpenings(
  { vacancies }: Route.LoaderArgs['context'],
  { abierta, estado, retirada, vacante_id, departamento }: Schemas['PortalApplication'],
): Promise<SimilarOpening[] | null> {
  if (abierta || (estado === 'contratada' && !retirada)) return null;
  const found = vacante_id
    ? (await vacancies.find(vacante_id)).similar
    : (await vacancies.list({ departamento: [departamento] })).items.slice(0, SIMILAR);
  return found.map(({ id, titulo, idioma, ubicacion }) => ({ id, titulo, idioma, ubicacion }));
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
    <div className="mx-auto max-w-7xl space-y-4 px-4 pt-4 pb-16 sm:space-y-6 sm:px-6 sm:pt-6">
      <NeedsScripts what={t`responder, escribirnos o cambiar algo`} />
      {!portal?.standing && <VerifyEmailBanner viewer={viewer} />}
      {portal && portal.keeping.estado !== 'activa' && (
        <Suspense>
          <KeepingNotice keeping={portal.keeping} />
        </Suspense>
      )}
      <div>
        {portal?.standing ? (
          <CandidatePortal {...portal} standing={portal.standing} viewer={viewer} tab={tab} />
        ) : (
          <Suspense fallback={<Spinner />}>
            {portal === null ? (
              <DepartmentNamesContext value={departments}>
                <StaffPortal people={people} />
              </DepartmentNamesContext>
            ) : tab === 'datos' ? (
              <MyDataPage erasure={portal.erasure} />
            ) : (
              <EmptyPortal viewer={viewer} />
            )}
          </Suspense>
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <Suspense>
      <PortalNotFound />
    </Suspense>
  );
}
