import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { pathOf } from '../lib/next-path';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, redirect, useNavigation } from 'react-router';
import { AnswerForms } from '../features/interviews/AnswerForms';
import { InterviewFacts } from '../features/interviews/InterviewFacts';
import { momentErrors, readMomentForm } from '../features/interviews/moment-form';
import { MomentWish } from '../features/interviews/MomentWish';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import type { Route } from './+types/interview-answer';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Tu entrevista`, path: '/cita', robots: 'noindex' });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.interviews.find(params.token);
  return data({ page }, { status: page ? 200 : 410 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { interviews } = context;
  const form = await request.formData();
  const typed = readMomentForm(form);
  const answer =
    form.get('accion') === 'confirmar'
      ? await interviews.confirm(params.token)
      : await interviews.request(params.token, typed);
  if (answer.done) return redirect(pathOf(request), 303);
  const { status, detail } = answer;
  const outcome = { detail, errors: momentErrors(answer.errors), typed, round: Date.now() };
  return data(outcome, { status });
}

export default function InterviewAnswer({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!page) {
    return (
      <OutcomePage
        title={t`Este enlace ya no sirve`}
        lead={t`Puede que la dirección esté incompleta. En tu portal tienes tus entrevistas y puedes responder.`}
      >
        <ButtonLink to="/portal-candidato">
          <Trans>Ir a mi portal</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  const { estado, entrevista } = page;
  switch (estado) {
    case 'por_confirmar':
    case 'confirmada':
      return (
        <OutcomePage
          title={
            estado === 'confirmada'
              ? t`Has confirmado tu entrevista`
              : entrevista?.peticion
                ? t`Has pedido otro momento`
                : t`¿Te va bien esta entrevista?`
          }
          lead={entrevista ? t`Por tu candidatura para ${entrevista.puesto}.` : undefined}
        >
          {entrevista && (
            <div className="rounded-lg border border-line bg-surface p-5">
              <InterviewFacts {...entrevista} />
            </div>
          )}
          {entrevista?.peticion && <MomentWish wish={entrevista.peticion} />}
          <AnswerForms
            confirmed={estado === 'confirmada'}
            requested={Boolean(entrevista?.peticion)}
            outcome={actionData}
            busy={busy}
          />
        </OutcomePage>
      );
    case 'movida':
      return (
        <OutcomePage
          title={t`Esta entrevista ha cambiado`}
          lead={t`Tiene otra fecha desde que te enviamos ese mensaje. Usa el enlace del último que has recibido, o mírala en tu portal.`}
        >
          <ButtonLink to="/portal-candidato">
            <Trans>Ver mi entrevista</Trans>
          </ButtonLink>
        </OutcomePage>
      );
    case 'cancelada':
      return (
        <OutcomePage
          title={t`Esta entrevista está cancelada`}
          lead={t`No hace falta que acudas. Si hay otra fecha, te escribiremos.`}
        >
          <ButtonLink to="/portal-candidato">
            <Trans>Ver mi candidatura</Trans>
          </ButtonLink>
        </OutcomePage>
      );
    case 'pasada':
      return (
        <OutcomePage
          title={t`Esta entrevista ya ha pasado`}
          lead={t`Si no pudiste acudir, escríbenos y lo vemos contigo.`}
        >
          <ButtonLink to="/portal-candidato">
            <Trans>Ver mi candidatura</Trans>
          </ButtonLink>
        </OutcomePage>
      );
  }
}
