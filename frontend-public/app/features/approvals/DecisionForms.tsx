import { APPROVAL_LIMITS, type ApprovalForm } from '@hiring/contract';
import { Form } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextAreaField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';

/** What was refused, with what was typed. */
export interface ApprovalReply {
  detail: string;
  errors: Record<string, string[]>;
  typed: ApprovalForm;
  round: number;
}

/** The two answers: plain forms, which work without scripts. */
export function DecisionForms({ busy, reply }: { busy: boolean; reply: ApprovalReply | undefined }) {
  const reason = reply?.errors.motivo?.[0];
  const returning = reply?.typed.accion === 'devolver';
  const list = reply ? [{ fieldId: reason ? 'motivo' : 'aprobar', message: reason ?? reply.detail }] : [];
  return (
    <>
      <ErrorSummary errors={list} round={reply?.round ?? 0} />
      <Form method="post">
        <Button
          id="aprobar"
          type="submit"
          name="accion"
          value="aprobar"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          Aprobar
        </Button>
      </Form>
      <details open={returning} className="rounded-lg border border-line bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-bold">
          Devolver con un motivo
          <Icon name="chevron-down" />
        </summary>
        <Form method="post" noValidate className="space-y-5 px-4 pb-5">
          <TextAreaField
            id="motivo"
            name="motivo"
            label="¿Qué hay que cambiar?"
            hint="Lo lee quien la ha preparado."
            rows={4}
            limit={APPROVAL_LIMITS.motivo}
            error={reason}
            defaultValue={reply?.typed.motivo}
          />
          <Button
            type="submit"
            name="accion"
            value="devolver"
            look="outline"
            className="w-full sm:w-auto"
            disabled={busy}
          >
            Devolver
          </Button>
        </Form>
      </details>
    </>
  );
}
