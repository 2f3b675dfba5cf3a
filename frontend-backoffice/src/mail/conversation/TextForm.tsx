import { Stack } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { reasonOf } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { BusyButton } from '../../ui/buttons';
import { Alert } from '../../ui/Alert';

interface Props {
  kind: 'nota' | 'mensaje';
  /** What is written and with what. */
  children: ReactNode;
  /** Beside the button that sends it. */
  actions?: ReactNode;
  busy: boolean;
  /** Why it was not sent. */
  error: Error | null;
  ready: boolean;
  onSend: () => Promise<void>;
}

/**
 * Where the keyboard goes on once something is sent: in the inbox its keys lead to the next conversation, elsewhere one
 * writes on.
 */
export const afterSending = ({ current: field }: RefObject<HTMLTextAreaElement | null>): void =>
  (field?.closest<HTMLElement>('#conversacion') ?? field)?.focus();

/** What is written in a conversation, and the button that sends it. What fails is said above the button. */
export function TextForm({ kind, children, actions, busy, error, ready, onSend }: Props) {
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onSend().catch(() => undefined);
      }}
    >
      {children}
      {error && (
        <Alert severity="error">
          {translate(`mail.composer.${kind}.failed`)} {reasonOf(error)} {translate('mail.writing.kept')}
        </Alert>
      )}
      <Stack direction="row" spacing={1.5} useFlexGap flexWrap="wrap" alignItems="center">
        <BusyButton
          type="submit"
          variant="contained"
          title={translate('mail.composer.keys')}
          busy={busy}
          ready={ready}
        >
          {translate(`mail.composer.${kind}.${busy ? 'sending' : 'send'}`)}
        </BusyButton>
        {actions}
      </Stack>
    </Stack>
  );
}
