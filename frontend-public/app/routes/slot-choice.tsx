import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { pathOf } from '../lib/next-path';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { durationText, type SlotPage } from '@hiring/contract';
import { data, redirect, useNavigation } from 'react-router';
import { OutcomePage } from '../ui/OutcomePage';
import { InterviewFacts } from '../features/interviews/InterviewFacts';
import { interviewMoment } from '../features/interviews/interview-text';
import { SlotForm } from '../features/interviews/SlotForm';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { ButtonLink } from '../ui/Button';
import type { Route } from './+types/slot-choice';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Elige la hora de tu entrevista`,
    path: '/cita/elegir',
    robots: 'noindex',
  });
}

const GONE: ReadonlySet<SlotPage['estado']> = new Set(['caducada', 'retirada', 'cerrada']);

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.slots.find(params.token);
  return data({ page }, { status: page && !GONE.has(page.estado) ? 200 : 410 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const inicio = (await request.formData()).get('inicio');
  const answer = await context.slots.pick(params.token, typeof inicio === 'string' ? inicio : '');
  if (answer.done) return redirect(pathOf(request), 303);
  const { status, code, detail } = answer;
  return data({ code, detail, round: Date.now() }, { status });
}

const toPortal = (
  <ButtonLink to="/portal-candidato">
    <Trans>Ir a mi portal</Trans>
  </ButtonLink>
);

export default function SlotChoice({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!page) {
    return (
      <OutcomePage
        title={t`Este enlace ya no sirve`}
        lead={t`Puede que la dirección esté incompleta o que ya no se ofrezcan esas horas. En tu portal tienes tus entrevistas.`}
      >
        {toPortal}
      </OutcomePage>
    );
  }
  const { estado, puesto, duracion_min, entrevistador, elegida, caduca } = page;
  switch (estado) {
    case 'abierta':
      return (
        <OutcomePage
          title={t`Elige la hora de tu entrevista`}
          lead={
            entrevistador
              ? t`Por tu candidatura para ${puesto}. Dura ${durationText(duracion_min)}, con ${entrevistador}.`
              : t`Por tu candidatura para ${puesto}. Dura ${durationText(duracion_min)}.`
          }
        >
          <p className="text-muted">{t`Las horas son de España peninsular. Puedes elegir hasta el ${interviewMoment(caduca)}.`}</p>
          <SlotForm page={page} busy={busy} outcome={actionData} />
        </OutcomePage>
      );
    case 'elegida':
      return elegida ? (
        <OutcomePage
          title={t`Tu entrevista queda reservada`}
          lead={t`Por tu candidatura para ${puesto}. Te hemos enviado un correo con la cita.`}
        >
          <div className="rounded-lg border border-line bg-surface p-5">
            <InterviewFacts {...page} inicio={elegida} />
          </div>
          <p className="text-muted">{t`¿No puedes ir? En el correo y en tu portal puedes pedir otro momento.`}</p>
          {toPortal}
        </OutcomePage>
      ) : (
        <OutcomePage
          title={t`Ya elegiste una hora`}
          lead={t`Esa entrevista ya ha pasado o se ha cancelado. En tu portal tienes tus entrevistas.`}
        >
          {toPortal}
        </OutcomePage>
      );
    case 'caducada':
      return (
        <OutcomePage
          title={t`El plazo para elegir hora ha terminado`}
          lead={t`Responde a nuestro correo y te enviamos otro enlace: no afecta a tu candidatura.`}
        >
          {toPortal}
        </OutcomePage>
      );
    case 'retirada':
      return (
        <OutcomePage
          title={t`Estas horas ya no se ofrecen`}
          lead={t`Usa el enlace del último mensaje que has recibido, o mira en tu portal.`}
        >
          {toPortal}
        </OutcomePage>
      );
    case 'cerrada':
      return (
        <OutcomePage
          title={t`Esta candidatura está cerrada`}
          lead={t`Ya no hace falta que elijas hora. En tu portal puedes ver cómo ha quedado.`}
        >
          {toPortal}
        </OutcomePage>
      );
  }
}
