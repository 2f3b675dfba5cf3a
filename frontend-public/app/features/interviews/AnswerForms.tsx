import { Trans } from '@lingui/react/macro';
import type { MomentRequestForm } from '@hiring/contract';
import { Form } from 'react-router';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Icon } from '../../ui/Icon';
import { MomentFields } from './MomentFields';

interface AnswerFormsProps {
  confirmed: boolean;
  /** The person has requested another time. */
  requested: boolean;
  busy: boolean;
  /** The error of the last press. */
  outcome:
    | { detail: string; errors: Record<string, string>; typed: MomentRequestForm; round: number }
    | undefined;
}

/** Confirm, or request another time: plain forms, which work without scripts. */
export function AnswerForms({ confirmed, requested, busy, outcome }: AnswerFormsProps) {
  const errors = outcome?.errors ?? {};
  const list = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <>
      {outcome && list.length === 0 && (
        <Alert look="danger" role="alert">
          <p>{outcome.detail}</p>
        </Alert>
      )}
      {!confirmed && (
        <Form method="post">
          <Button
            type="submit"
            name="accion"
            value="confirmar"
            look={requested ? 'outline' : 'signal'}
            className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
            disabled={busy}
          >
            <Trans>Confirmar asistencia</Trans>
          </Button>
        </Form>
      )}
      <details open={list.length > 0} className="rounded-lg border border-line bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-5 py-3 font-bold">
          <Trans>Pedir otro momento</Trans>
          <Icon name="chevron-down" />
        </summary>
        <Form method="post" className="space-y-5 px-5 pb-5" noValidate>
          <p className="text-muted">
            <Trans>
              RRHH leerá tu propuesta y te escribirá con la nueva cita. No afecta a tu candidatura.
            </Trans>
          </p>
          <ErrorSummary errors={list} round={outcome?.round ?? 0} />
          <MomentFields errors={errors} typed={outcome?.typed} />
          <Button type="submit" name="accion" value="pedir" disabled={busy}>
            <Trans>Enviar propuesta</Trans>
          </Button>
        </Form>
      </details>
    </>
  );
}
