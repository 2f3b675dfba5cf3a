import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState, type SyntheticEvent } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { momentErrors, readMomentForm } from './moment-form';
import { MomentFields } from './MomentFields';

interface AskAnotherDialogProps {
  interviewId: string;
  onClose: () => void;
  onSent: () => void;
}

interface Problem {
  detail: string;
  errors: Record<string, string>;
  /** Increases with each refusal. */
  round: number;
}

/** A refusal or a lost connection keeps the input. */
export default function AskAnotherDialog({ interviewId, onClose, onSent }: AskAnotherDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>({ detail: '', errors: {}, round: 0 });

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.post('/api/interviews/{id}/reschedule-request', {
        params: { path: { id: interviewId } },
        body: readMomentForm(new FormData(event.currentTarget)),
      });
      onSent();
    } catch (error) {
      const errors = error instanceof ApiProblem ? momentErrors(error.errors) : {};
      setProblem(({ round }) => ({ detail: problemText(error), errors, round: round + 1 }));
      setBusy(false);
    }
  };

  const list = Object.entries(problem.errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Dialog title={t`Pedir otro momento`} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="space-y-5" noValidate>
        <p className="text-muted">
          <Trans>RRHH leerá tu propuesta y te escribirá con la nueva cita. No afecta a tu candidatura.</Trans>
        </p>
        {list.length > 0 ? (
          <ErrorSummary errors={list} round={problem.round} />
        ) : (
          problem.detail && (
            <Alert look="danger" role="alert">
              <p>{problem.detail}</p>
            </Alert>
          )
        )}
        <MomentFields errors={problem.errors} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy} className="grow sm:grow-0">
            {busy ? t`Enviando...` : t`Enviar propuesta`}
          </Button>
          <Button look="outline" onClick={onClose} className="grow sm:grow-0">
            <Trans>Cancelar</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
