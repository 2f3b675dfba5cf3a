import { data, redirect } from 'react-router';
import { OpenVacancy } from '../features/careers/OpenVacancy';
import { cardOf } from '../features/careers/card-vacancy';
import { PRIVATE_HEADERS } from '../lib/guard';
import { loginPath } from '../lib/next-path';
import { pageMeta } from '../lib/meta';
import { ServerOnly } from '../lib/ServerOnly';
import { Alert } from '../ui/Alert';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import type { Route } from './+types/vacancy-preview';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData ? `Vista previa: ${loaderData.vacancy.titulo}` : 'Vista previa',
    robots: 'noindex, nofollow',
  });
}

/** A preview of any vacancy for staff; everybody else gets 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!context.viewer) throw redirect(loginPath(new URL(request.url).pathname));
  const found = await context.vacancies.preview(params.id);
  if (!found) throw data(null, { status: 404 });
  const answerDays = await context.vacancies.answerDays(found.vacancy.departamento);
  return { vacancy: found.vacancy, similar: found.similar.map(cardOf), answerDays };
}

const STATE = {
  activa: 'Está activa.',
  pausada: 'Está en pausa: se puede leer y no admite candidaturas.',
  cerrada: 'Está cerrada: en su lugar se ve que ya no admite candidaturas.',
  borrador: 'Es un borrador: todavía no la ve nadie.',
} as const;

export default function VacancyPreview({
  loaderData: { vacancy, similar, answerDays },
}: Route.ComponentProps) {
  const { estado, visible_publicamente } = vacancy;
  return (
    <ServerOnly>
      <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6">
        <Alert look="info" title="Vista previa">
          <p>
            Así se verá esta oferta cuando esté publicada. {STATE[estado]}
            {estado === 'activa' && !visible_publicamente && ' No es visible en la web.'}
          </p>
        </Alert>
      </div>
      <OpenVacancy {...{ vacancy, similar, answerDays }} paused={estado === 'pausada'} />
    </ServerOnly>
  );
}
