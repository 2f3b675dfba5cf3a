import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { partOf, useFetchAhead } from '../../lib/part';
import { Button } from '../../ui/Button';
import type { ApplicationForm } from './use-application-form';
import type { useSubmission } from './use-submission';

const SendingNotes = partOf(async () => (await import('./SendingNotes')).SendingNotes);
const WHILE_SENDING = [SendingNotes];

interface WizardFooterProps {
  form: ApplicationForm;
  state: ReturnType<typeof useSubmission>['state'];
  onCancel: () => void;
}

/** The buttons of the form, with the progress of sending it and its refusal. */
export function WizardFooter({ form, state, onCancel }: WizardFooterProps) {
  useFetchAhead(WHILE_SENDING);
  const { step, isReview } = form;
  const sending = state.status === 'sending';
  return (
    <div className="mt-8 space-y-4">
      <Suspense>
        {(sending || state.status === 'refused') && <SendingNotes state={state} onCancel={onCancel} />}
      </Suspense>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button
          look="outline"
          className="min-h-13"
          disabled={step === 1 || sending}
          onClick={() => form.moveTo(step - 1)}
        >
          <Trans>Anterior</Trans>
        </Button>
        <Button
          type="submit"
          look={isReview ? 'signal' : 'ink'}
          className="min-h-13 sm:min-w-52"
          // aria-disabled keeps the focus while the form is sent.
          aria-disabled={sending || undefined}
        >
          {sending ? t`Enviando...` : isReview ? t`Enviar candidatura` : t`Siguiente`}
        </Button>
      </div>
    </div>
  );
}
