import { t } from '@lingui/core/macro';
import { redirect } from 'react-router';
import { SentApplication } from '../features/application/sent/SentApplication';
import { sentApplicationIn } from '../features/application/sent/sent-path';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import type { Route } from './+types/application-sent';

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Candidatura enviada`,
    path: '/candidatura-enviada',
    robots: 'noindex',
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { applications } = await context.portal();
  const id = sentApplicationIn(new URL(request.url).searchParams);
  const application = applications.find((one) => one.id === id);
  if (!application) throw redirect('/portal-candidato');
  return { viewer, application, answerDays: await context.vacancies.answerDays(application.departamento) };
}

export default function ApplicationSentPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-16 sm:px-6">
      <SentApplication {...loaderData} />
    </div>
  );
}
