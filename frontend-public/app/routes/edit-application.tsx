import { t } from '@lingui/core/macro';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EditLoadError } from '../features/edit/EditLoadError';
import { EditNotFound } from '../features/edit/EditNotFound';
import { EditPage } from '../features/edit/EditPage';
import { editTabOf } from '../features/edit/edit-tabs';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/edit-application';

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Editar candidatura`, path: '/editar-candidatura', robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const [{ candidate, current, campos }, departments, documents] = await Promise.all([
    context.portal(),
    context.departments('perfil'),
    context.documents(),
  ]);
  return { candidate, current, campos, departments, documents };
}

/** Tabs show parts of the loaded data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export default function EditApplication({ loaderData }: Route.ComponentProps) {
  useKeptFocus();
  const tab = editTabOf(useSearchParams()[0].get('tab'));
  const { candidate, current, campos, departments, documents } = loaderData;
  if (!candidate) return <EditNotFound />;
  return <EditPage {...{ candidate, current, asked: campos, departments, documents, tab }} />;
}

export function ErrorBoundary() {
  return <EditLoadError />;
}
