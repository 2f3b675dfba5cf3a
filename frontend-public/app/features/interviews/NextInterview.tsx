import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../ui/Alert';
import { listText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { Badge } from '../../ui/Badge';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { showToast } from '../../ui/toast';
import { interviewDay, interviewTime } from './interview-text';
import { InterviewFacts } from './InterviewFacts';
import { MomentWish } from './MomentWish';

const AskAnotherDialog = lazy(() => import('./AskAnotherDialog'));

interface NextInterviewProps {
  interview: Schemas['MyInterview'];
  heading: string;
  /** The job that it is for. */
  job: string | undefined;
  /** Its button to confirm is the amber one. */
  main: boolean;
}

/** An upcoming interview and the possible answers. */
export function NextInterview({ interview, heading, job, main }: NextInterviewProps) {
  const { revalidate, state } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, estado_texto, tone, puede_confirmar, peticion } = interview;

  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await api.post('/api/interviews/{id}/confirm', { params: { path: { id } } });
      showToast({ title: t`Asistencia confirmada`, description: t`Te esperamos.`, look: 'success' });
    } catch (error) {
      setRefusal(problemText(error));
    }
    // Also after a refusal: the interview may have changed.
    await revalidate();
    setBusy(false);
  };
  const sent = () => {
    setAsking(false);
    showToast({
      title: t`Propuesta enviada`,
      description: t`RRHH la leerá y te escribirá con la nueva cita.`,
      look: 'success',
    });
    void revalidate();
  };

  return (
    <section className="rounded-lg border-2 border-ink bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl">{heading}</h3>
          {job && (
            <p className="text-muted">
              <bdi>{job}</bdi>
            </p>
          )}
        </div>
        {/* Not yet confirmed, it is what the state above says. */}
        {(peticion || !puede_confirmar) && (
          <Badge tone={tone}>{peticion ? t`Has pedido otro momento` : estado_texto}</Badge>
        )}
      </div>
      <div className="mt-4 space-y-4">
        <InterviewFacts {...interview} />
        {peticion && <MomentWish wish={peticion} />}
        <Refusal text={refusal} />
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Answers
            interview={interview}
            main={main}
            busy={busy}
            confirm={state === 'idle' ? confirm : undefined}
            ask={() => setAsking(true)}
          />
        </div>
      </div>
      {asking && (
        <Suspense fallback={<Spinner />}>
          <AskAnotherDialog interviewId={id} onClose={() => setAsking(false)} onSent={sent} />
        </Suspense>
      )}
    </section>
  );
}

interface AnswersProps {
  interview: Schemas['MyInterview'];
  main: boolean;
  busy: boolean;
  /** Absent while the page is being loaded again. */
  confirm: (() => Promise<void>) | undefined;
  ask: () => void;
}

function Answers({ interview, main, busy, confirm, ask }: AnswersProps) {
  const { id, inicio, puede_confirmar, puede_pedir_otro } = interview;
  // Two interviews have the same buttons: the label for screen readers names the interview.
  const moment = listText([interviewDay(inicio), interviewTime(inicio)]);
  return (
    <>
      {puede_confirmar && (
        <Button
          look={main ? 'signal' : 'outline'}
          onClick={() => void confirm?.()}
          disabled={busy || !confirm}
        >
          <Icon name="check" />
          <span>
            <Trans>
              Confirmar asistencia
              <span className="sr-only"> a la entrevista del {moment}</span>
            </Trans>
          </span>
        </Button>
      )}
      {puede_pedir_otro && (
        <Button look="outline" onClick={ask} disabled={busy}>
          <span>
            <Trans>
              Pedir otro momento
              <span className="sr-only"> para la entrevista del {moment}</span>
            </Trans>
          </span>
        </Button>
      )}
      <a href={`/api/interviews/${id}/calendar.ics`} className={buttonClass('outline')} download>
        <Icon name="calendar" />
        <span>
          <Trans>
            Añadir al calendario
            <span className="sr-only"> la entrevista del {moment}</span>
          </Trans>
        </span>
      </a>
    </>
  );
}
