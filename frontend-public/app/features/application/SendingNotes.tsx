import { RefusedNote } from './RefusedNote';
import { SendingProgress } from './SendingProgress';
import type { useSubmission } from './use-submission';

interface SendingNotesProps {
  state: ReturnType<typeof useSubmission>['state'];
  onCancel: () => void;
}

/** How far the sending is, or why it was refused. */
export function SendingNotes({ state, onCancel }: SendingNotesProps) {
  if (state.status === 'refused') return <RefusedNote {...state} />;
  return state.status === 'sending' && <SendingProgress progress={state.progress} onCancel={onCancel} />;
}
