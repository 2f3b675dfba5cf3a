import { useEffect, useState } from 'react';
import { type ProofKind, registerProofDialog } from '../providers/proof';
import { later } from '../ui/later';

const ProofForm = later(() => import('./ProofForm'), 'ProofForm');

interface Question {
  kind: ProofKind;
  answer: (proven: boolean) => void;
  /** The element that had the focus, to restore it. */
  from: Element | null;
}

const back = (to: Element | null): void => {
  if (to instanceof HTMLElement && to.isConnected) to.focus();
};

/** Asks for the password or a code when the server requires a recent proof; the pending request then continues. */
export function ProofDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      registerProofDialog(
        (kind) =>
          new Promise((answer) => {
            setQuestion({ kind, answer, from: document.activeElement });
          }),
      ),
    [],
  );
  if (!question) return null;
  const close = (proven: boolean) => {
    setQuestion(null);
    question.answer(proven);
    // After the dialog has closed, because it traps the focus.
    setTimeout(() => back(question.from));
  };
  return <ProofForm kind={question.kind} onClose={close} />;
}
