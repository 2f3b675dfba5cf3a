import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ownAnswers } from '../features/application/answers';
import { ApplicationWizard } from '../features/application/ApplicationWizard';
import { openingOf } from '../features/application/draft/changes';
import { readLocalCopy } from '../features/application/draft/local-copy';
import { FormNotes } from '../features/application/FormNotes';
import { channelIn } from '../lib/channel';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import { partOf } from '../lib/part';
import { useKeptFocus } from '../ui/use-kept-focus';
import { PageSpinner } from '../ui/Spinner';
import { WhenSeen } from '../ui/WhenSeen';
import type { Route } from './+types/application-form';

const ClosedVacancy = partOf(
  async () => (await import('../features/application/ClosedVacancy')).ClosedVacancy,
);
const VerifyEmailBanner = partOf(
  async () => (await import('../features/auth/VerifyEmailBanner')).VerifyEmailBanner,
);

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Completar candidatura`,
    path: '/completar-candidatura',
    robots: 'noindex',
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const vacancyId = new URL(request.url).searchParams.get('vacante');
  const [departments, portal, notice, answer] = await Promise.all([
    context.departments('candidatura'),
    context.portal(),
    context.notice('candidatura'),
    vacancyId ? context.vacancies.find(vacancyId) : null,
  ]);
  const applies = answer?.state === 'found' && answer.vacancy.acepta_candidaturas;
  const vacancy = applies ? answer.vacancy : null;
  const open = portal.applications.find(
    ({ abierta, vacante_id }) => abierta && vacante_id === (vacancy?.id ?? null),
  );
  const closed = answer !== null && !applies;
  return {
    viewer,
    notice,
    // Without the server's draft the form continues with the tab's copy and saves it as soon as possible.
    remote: closed ? null : await context.draft(vacancy?.id ?? null).catch(() => null),
    departments,
    profile: portal.candidate,
    vacancy,
    closed: answer && !applies ? { title: answer.state === 'missing' ? null : answer.vacancy.titulo } : null,
    updatesOpen: open !== undefined,
    answered: [
      ...(open?.cuestionario_respuestas ?? []),
      ...ownAnswers('persona', portal.candidate?.campos ?? []),
      ...ownAnswers('candidatura', open?.campos ?? []),
    ],
    asked: portal.campos,
  };
}

/** Adds this tab's copy of the unsent form to the server's. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  const { remote } = data;
  const vacancyId = data.vacancy?.id ?? null;
  const opening = openingOf(readLocalCopy(data.viewer.id, vacancyId), remote);
  // The tracking link's code: from this URL, or from the draft.
  const canal = channelIn(new URL(request.url).search) ?? remote?.borrador?.canal ?? null;
  return { ...data, opening, draft: remote?.borrador ?? null, canal };
}
clientLoader.hydrate = true as const;

/** Steps are in the URL; only another vacancy is another form. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const vacancyOf = (url: URL) => url.searchParams.get('vacante');
  if (currentUrl.search !== nextUrl.search && vacancyOf(currentUrl) === vacancyOf(nextUrl)) return false;
  return defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    // One screen high, so that the layout does not jump when the form replaces it.
    <div className="mx-auto min-h-dvh max-w-2xl px-4 pt-4 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Completa tu candidatura</Trans>
      </h1>
      <PageSpinner />
      <noscript>
        <p className="text-center font-bold text-danger">
          <Trans>Para completar la candidatura hace falta JavaScript activado.</Trans>
        </p>
      </noscript>
    </div>
  );
}

export default function ApplicationFormPage({ loaderData }: Route.ComponentProps) {
  const {
    viewer,
    notice,
    departments,
    profile,
    vacancy,
    closed,
    updatesOpen,
    answered,
    asked,
    opening,
    draft,
    canal,
  } = loaderData;
  useKeptFocus();
  // The state when the form was opened: reloading the vacancy restores nothing.
  const [restored] = useState(opening.restored);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-2xl">
        {updatesOpen ? <Trans>Actualiza tu candidatura</Trans> : <Trans>Completa tu candidatura</Trans>}
      </h1>
      {closed ? (
        <Suspense fallback={<PageSpinner />}>
          <ClosedVacancy title={closed.title} />
        </Suspense>
      ) : (
        <div className="mt-4 space-y-8">
          <FormNotes {...{ viewer, vacancy, updatesOpen }} restored={restored} />
          {/* A screen of its own on a phone: what is below it is fetched when somebody scrolls there. */}
          <div className="min-h-dvh sm:min-h-0">
            <ApplicationWizard
              key={vacancy?.id ?? 'espontanea'}
              start={{
                viewer,
                profile,
                vacancy,
                updates: updatesOpen,
                answered,
                asked,
                opening,
                draft,
                notice,
                canal,
              }}
              departments={departments}
            />
          </div>
          {/* At the bottom: verifying can wait, and the form comes first on a phone. */}
          {!viewer.email_verified && (
            <WhenSeen>
              <VerifyEmailBanner viewer={viewer} />
            </WhenSeen>
          )}
        </div>
      )}
    </div>
  );
}
