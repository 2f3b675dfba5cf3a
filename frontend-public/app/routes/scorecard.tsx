import { SCORECARD_LIMITS, type ScorecardForm } from '@hiring/contract';
import { data, Form, redirect, useNavigation } from 'react-router';
import { OutcomePage } from '../ui/OutcomePage';
import { interviewDay } from '../features/interviews/interview-text';
import { CriterionField, RecommendationField } from '../features/scorecards/ScorecardFields';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { TextAreaField } from '../ui/Field';
import type { Route } from './+types/scorecard';

export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Tu evaluación', path: '/evaluar', robots: 'noindex' });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.scorecards.find(params.token);
  const good = page?.estado === 'pendiente' || page?.estado === 'recibida';
  return data({ page }, { status: good ? 200 : 410 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const typed = readForm(await request.formData());
  const answer = await context.scorecards.give(params.token, typed);
  if (answer.done) return redirect(new URL(request.url).pathname, 303);
  const { status, detail, errors } = answer;
  return data({ detail, errors, typed, round: Date.now() }, { status });
}

const CRITERION = 'criterio.';

function readForm(form: FormData): ScorecardForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const names = [...form.keys()].filter((name) => name.startsWith(CRITERION));
  return {
    puntos: Object.fromEntries(names.map((name) => [name.slice(CRITERION.length), text(name)])),
    recomendacion: text('recomendacion'),
    comentario: text('comentario'),
  };
}

export default function ScorecardRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (page?.estado === 'recibida' && actionData) {
    return <GivenBefore detail={actionData.detail} comment={actionData.typed.comentario} />;
  }
  if (page?.estado === 'recibida') {
    return (
      <OutcomePage
        title="Gracias por tu evaluación"
        lead="Ya la tiene el equipo de selección. Puedes cerrar esta página."
      >
        {null}
      </OutcomePage>
    );
  }
  if (page?.estado !== 'pendiente') {
    return (
      <OutcomePage
        title="Este enlace ya no sirve"
        lead="Ha caducado, se ha retirado o la entrevista no se ha celebrado. Si todavía quieres opinar, responde al mensaje que recibiste."
      >
        {null}
      </OutcomePage>
    );
  }
  const errors = Object.entries(actionData?.errors ?? {}).map(([field, [message = '']]) => ({
    fieldId: field,
    message,
  }));
  const shown =
    actionData && errors.length === 0 ? [{ fieldId: 'envio', message: actionData.detail }] : errors;
  return (
    <OutcomePage
      title={`¿Qué te pareció ${page.candidato}?`}
      lead={`Entrevista del ${interviewDay(page.inicio)} para ${page.puesto}.`}
    >
      <p className="text-muted">
        Puntúa lo que hayas podido ver; lo demás, déjalo en blanco. Escribe solo lo que tenga que ver con el
        puesto: la persona puede pedir una copia de lo que se guarda sobre ella, sin tu nombre.
      </p>
      <Form method="post" className="space-y-6" noValidate>
        <ErrorSummary errors={shown} round={actionData?.round ?? 0} />
        {page.criterios.map((criterion) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            typed={actionData?.typed.puntos[criterion.id]}
          />
        ))}
        <RecommendationField
          error={errors.find(({ fieldId }) => fieldId === 'recomendacion')?.message}
          typed={actionData?.typed.recomendacion}
        />
        <TextAreaField
          id="comentario"
          name="comentario"
          label="Comentario"
          optional
          rows={5}
          limit={SCORECARD_LIMITS.comment}
          error={errors.find(({ fieldId }) => fieldId === 'comentario')?.message}
          defaultValue={actionData?.typed.comentario}
        />
        <Button
          type="submit"
          id="envio"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          Enviar mi evaluación
        </Button>
      </Form>
    </OutcomePage>
  );
}

/** Another opinion sent with a used link, for instance from a second tab: it does not count, and what was typed stays. */
function GivenBefore({ detail, comment }: { detail: string; comment: string }) {
  return (
    <OutcomePage title="Esta evaluación no se ha enviado" lead={detail}>
      <p>Si quieres cambiarla o añadir algo, responde al mensaje que recibiste.</p>
      {comment && (
        <div className="space-y-2">
          <p className="text-muted">Lo que has escrito ahora:</p>
          <p className="whitespace-pre-line">{comment}</p>
        </div>
      )}
    </OutcomePage>
  );
}
