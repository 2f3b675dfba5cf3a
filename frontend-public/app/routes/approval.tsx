import type { ApprovalPage } from '@hiring/contract';
import { data, redirect, useNavigation } from 'react-router';
import { ApprovalFacts } from '../features/approvals/ApprovalFacts';
import { DecisionForms } from '../features/approvals/DecisionForms';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { textsOf } from '../lib/form-texts';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { pathOf } from '../lib/next-path';
import { OutcomePage } from '../ui/OutcomePage';
import type { Route } from './+types/approval';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Aprobación', path: '/aprobar', robots: 'noindex' });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.approvals.find(params.token);
  const good = page?.estado === 'pendiente' || page?.estado === 'hecha';
  return data({ page }, { status: good ? 200 : 410 });
}

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { accion = '', motivo = '' } = textsOf(await request.formData());
  const typed = { accion, motivo };
  const answer = await context.approvals.decide(params.token, typed);
  // Of what has changed meanwhile the page itself says why.
  const said = answer.done || [403, 404, 409, 410].includes(answer.status);
  if (said) return redirect(pathOf(request), 303);
  const { status, detail, errors } = answer;
  return data({ detail, errors, typed, round: Date.now() }, { status });
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const GONE = 'Este enlace ya no sirve';

/** Why there is nothing to decide here. */
function wordsOf({ estado, cosa, decision }: ApprovalPage): [title: string, lead: string] {
  const verb = decision === 'devuelta' ? 'devuelto' : 'aprobado';
  const it = sentence(cosa);
  switch (estado) {
    case 'pendiente':
      return [`Aprueba o devuelve ${cosa}`, 'Al decidir, el enlace deja de servir.'];
    case 'hecha':
      return [`Has ${verb} ${cosa}`, 'Ya está guardado. Puedes cerrar esta página.'];
    case 'decidida':
      return [GONE, `Ya se ha ${verb} ${cosa}: no hay nada más que decidir aquí.`];
    case 'cambiada':
      return [
        GONE,
        `${it} ha cambiado desde que te escribimos. Si vuelve a tocarte, recibirás otro mensaje; también puedes mirarlo en el área interna.`,
      ];
    case 'terminada':
      return [GONE, `${it} se ha retirado o ya no existe.`];
    case 'ajena':
      return [GONE, `Ahora no te toca a ti decidir sobre ${cosa}.`];
    case 'caducada':
      return [GONE, 'Este enlace ha caducado. Puedes decidir en el área interna.'];
    default:
      return estado satisfies never;
  }
}

export default function Approval({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!page) {
    return (
      <OutcomePage
        title={GONE}
        lead="Puede que la dirección esté incompleta, que hayas cerrado tus sesiones o cambiado la contraseña desde que te escribimos. Entra en el área interna para decidir."
      />
    );
  }
  const [title, lead] = wordsOf(page);
  return (
    <OutcomePage title={title} lead={lead}>
      {page.contenido && (
        <>
          <p className="text-xl font-bold break-words">{page.contenido.titulo}</p>
          <ApprovalFacts contenido={page.contenido} />
          <DecisionForms busy={busy} reply={actionData} />
        </>
      )}
      {page.camino && (
        <p>
          <a href={page.camino} className="inline-flex min-h-11 items-center font-bold underline">
            Abrir en el área interna
          </a>
        </p>
      )}
    </OutcomePage>
  );
}
